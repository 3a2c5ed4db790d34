// Our own signs, drawn on a square of 24. Each has a silhouette of its own and reads at 16 px; details are holes, so that a
// sign needs one colour only and stands on any ground.
import type { SeatLetter } from '../wire/types';
import { EMBLEMS } from './emblems';

/** A part of a drawing: filled, or drawn as a line of some width. A cut shows the ground through a coloured shape. */
export interface Part {
  d: string;
  line?: number;
  tint?: 'red' | 'yellow' | 'blue' | 'purple';
  cut?: boolean;
}

const fill = (d: string): Part => ({ d });
const line = (d: string, width = 2.4): Part => ({ d, line: width });

const signs = {
  // Resources.
  food: [
    line('M10 8.5 14.5 1.5M14.5 8.5 20.5 2.5', 1.9),
    fill('M1.5 10.5h21a10.6 10.6 0 0 1-6.3 9.3V22H7.8v-2.2a10.6 10.6 0 0 1-6.3-9.3Z'),
  ],
  tools: [line('M13 11 4.7 19.3', 5), line('M20.3 7.6A4.6 4.6 0 1 1 16.4 3.7', 3.4)],
  gasoline: [
    fill('M5.5 8 10 3h9.5A1.5 1.5 0 0 1 21 4.5v16a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5ZM11.2 5 9.5 7H18.5V5ZM8.5 10.2l3.300 4.5L8.5 19.2h2.900l1.900-2.600 1.900 2.600h2.900l-3.300-4.5 3.300-4.5h-2.900l-1.900 2.600-1.900-2.600Z'),
    fill('M1 5.5 5.5 1 8 3.5 3.5 8Z'),
  ],
  water: [fill('M12 1.5c4.5 5.5 7.5 9 7.5 13a7.5 7.5 0 0 1-15 0c0-4 3-7.5 7.5-13ZM7.3 14a5 5 0 0 0 4.2 5.6v-2A3.1 3.1 0 0 1 9.3 14Z')],
  books: [
    fill('M1.5 4c4-.7 7.3 0 9.6 1.8v15.4C8.8 19.5 5.5 18.8 1.5 19.5ZM3.8 8v1.8c2 0 3.600.3 5 1V9c-1.4-.7-3-1-5-1Zm0 4.2V14c2 0 3.600.3 5 1v-1.8c-1.4-.7-3-1-5-1Z'),
    fill('M22.5 4c-4-.7-7.3 0-9.6 1.8v15.4c2.3-1.7 5.6-2.4 9.6-1.7Z'),
  ],
  medipacks: [
    fill('M7.5 6V4.2A2.2 2.2 0 0 1 9.7 2h4.6a2.2 2.2 0 0 1 2.2 2.2V6h4A1.5 1.5 0 0 1 22 7.5v12a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 19.5v-12A1.5 1.5 0 0 1 3.5 6ZM9.8 6h4.4V4.2H9.8ZM10.4 9v2.9H7.5v3.2h2.9V18h3.2v-2.9h2.9v-3.2h-2.9V9Z'),
  ],
  'one-type': [fill('M4 1.5h16A2.5 2.5 0 0 1 22.5 4v16a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 20V4A2.5 2.5 0 0 1 4 1.5ZM6 7v3.2h12V7ZM6 13.8V17h12v-3.2Z')],
  // Tokens, money, points, cubes.
  battery: [fill('M9 1.5h6V4h2.5A1.5 1.5 0 0 1 19 5.5v15.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 21V5.5A1.5 1.5 0 0 1 6.5 4H9ZM13.3 6.5 7.5 14.3h3.6L10 20l6.2-8.2h-3.7Z')],
  gps: [fill('M12 1a7.8 7.8 0 0 1 7.8 7.8C19.8 14.5 12 23 12 23S4.2 14.5 4.2 8.8A7.8 7.8 0 0 1 12 1Zm0 4.4a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8Z')],
  transport: [
    fill('M.8 5h13.4v12h-1.4a3.6 3.6 0 0 0-7 0H.8ZM15.6 8.5h3.7L23.2 13v4h-1.3a3.6 3.6 0 0 0-6.3-1.4Zm1.9 1.9v2.8h3.1l-2.4-2.8Z'),
    fill('M9.3 15.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM18.4 15.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z'),
  ],
  dollars: [line('M17.5 7.2C16.8 5.4 15 4.4 12 4.4c-3.3 0-5.3 1.3-5.3 3.6 0 5.2 10.8 2.6 10.8 7.9 0 2.4-2.1 3.8-5.5 3.8-3.2 0-5.2-1.2-5.8-3.3M12 1v22', 2.7)],
  points: [fill('m12 1 3.2 7.3 7.900.8-5.9 5.3 1.7 7.8L12 18.2l-6.9 4 1.7-7.8L.9 9.1l7.9-.8Z')],
  cube: [fill('m12 1.2 9.2 4.6L12 10.4 2.8 5.8ZM1.9 7.8l9.2 4.6v10.2l-9.2-4.8ZM22.1 7.8v10l-9.2 4.8V12.4Z')],
  search: [line('M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z', 2.8), line('m15.5 15.5 6 6', 3.6)],
  // Things on the table.
  card: [fill('M6 1.5h12A1.5 1.5 0 0 1 19.5 3v18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 21V3A1.5 1.5 0 0 1 6 1.5ZM7 8.5V20h10V8.5Z')],
  hand: [
    fill('M1 8.2 6.2 6 10 17.5l.4 4.2-2.800.5Z'), fill('M8 4.5h7.6v16H12Z'), fill('m17.6 6.5 5.4 2.7L16.5 22h-3l4-2Z'),
  ],
  slot: [line('M2.5 9v11.5h19V9', 2.6), fill('M9.8 1.5h4.4V9h4L12 16.5 5.8 9h4Z')],
  hospital: [line('M2 4v16M2 16.5h20M22 20v-4', 2.6), fill('M10 7.5h8a4 4 0 0 1 4 4v3H10ZM6.4 8.3a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8Z')],
  link: [line('M5.5 18.5 12 12l6.5-6.5', 2.4), fill('M5.2 14.3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM18.8 1.1a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM12 9.6l2.4 2.4-2.4 2.4L9.6 12Z')],
  lock: [line('M7 11V7.5a5 5 0 0 1 10 0V11', 2.6), fill('M4 10.5h16V22H4Zm6.5 3.7 .6 4.3h1.8l.6-4.3Z')],
  check: [line('m3.5 13 5.8 6L20.5 5', 4)],
  orchid: [
    fill('M12 11C8.8 8 8.9 3.5 12 1c3.1 2.5 3.2 7 0 10ZM11 11.5C6.9 13 2.9 11 1.5 7.2c3.9-1 8.200.7 9.5 4.3ZM13 11.5c4.1 1.5 8.1-.5 9.5-4.3-3.9-1-8.200.7-9.5 4.3ZM11.2 12.7c-.4 4.2-3.7 7.3-7.7 7-.3-4 3.4-7.3 7.7-7ZM12.8 12.7c.4 4.2 3.7 7.3 7.7 7 .3-4-3.4-7.3-7.7-7Z'),
    line('M12 14v8.5', 1.8),
  ],
  tile: [fill('M5 1.5h14L22.5 5v14L19 22.5H5L1.5 19V5ZM12 4.6l1.6 3.6 3.900.4-2.9 2.600.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4ZM5.5 17v2h13v-2Z')],
  die: [fill('M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Zm2.5 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm9 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm-4.5 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm9 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z')],
  round: [line('M20 12a8 8 0 1 1-2.6-5.9', 2.8), fill('M21.8 1.5v8h-8Z')],
  plan: [fill('M8.5 2.5a3.6 3.6 0 0 1 7 0H18A1.5 1.5 0 0 1 19.5 4v17a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 21V4A1.5 1.5 0 0 1 6 2.5ZM7.5 9.2v2h9v-2Zm0 4.4v2h9v-2Zm0 4.3v2h5.5v-2Z')],
  emergency: [fill('M6 17V12a6 6 0 0 1 12 0v5ZM3.5 18.5h17V22h-17Z'), line('M12 1v2.8M3.6 4l2 2M20.4 4l-2 2', 2.2)],
  power: [fill('M12 1a7.5 7.5 0 0 1 4.3 13.7V17H7.7v-2.3A7.5 7.5 0 0 1 12 1ZM8 18.6h8V20.2H8ZM9.3 21.6h5.4L13.4 23h-2.8Z')],
  district: [fill('M1.5 22V11H7v11ZM8.7 22V2.5h6.6V22ZM17 22V7.5h5.5V22ZM10.8 5.5v2h2.4v-2Zm0 4v2h2.4v-2Zm0 4v2h2.4v-2ZM3.4 14v2h1.7v-2ZM18.9 10.5v2h1.7v-2Zm0 4v2h1.7v-2Z')],
  // Whom one can send.
  volunteer: [fill('M12 1.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4Z'), line('M3 6.5c1 4 4 5.7 9 5.7s8-1.7 9-5.7', 2.8), fill('M8 12h8v10.5h-3V17h-2v5.5H8Z')],
  leader: [line('M5 2v21', 2.8), fill('M7.5 3c4-2 7.5 2 14 0v11c-6.5 2-10-2-14 0Z')],
  scout: [fill('M3.5 4h5l1.3 5h4.4l1.3-5h5l2.3 10.5a5 5 0 1 1-9.8 1.5h-2a5 5 0 1 1-9.8-1.5ZM6 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm12 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z')],
  doctor: [line('M3.5 2H3v5.5a4.8 4.8 0 0 0 9.6 0V2h-.5M7.8 12.5v3.8a5.3 5.3 0 0 0 10.6 0V13', 2.4), fill('M18.4 6.8a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z')],
  trader: [fill('M1.5 7.7 8 2v4h14v3.4H8v4ZM22.5 16.3 16 22v-4H2v-3.4h14v-4Z')],
  organiser: [fill('M2 8.5h5.5L17 3v16l-9.5-5.5H2ZM4.8 15h3.7l1.2 7H6ZM18.5 8a3.2 3.2 0 0 1 0 6ZM18.5 5.5'), line('M20.8 5.5c2 3 2 8 0 11', 1.8)],
  guide: [fill('M10.6 1h2.8v2H19l3.5 3L19 9h-5.6v2H21v6h-7.6v6h-2.8v-6H5l-3.5-3L5 11h5.6V9H4V3h6.6Z')],
  navigator: [line('M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6Z', 2.2), fill('m17.5 6.5-3.4 7.6-7.6 3.4 3.4-7.6ZM12 10.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z')],
  importer: [fill('M4 6.5h5v4H4ZM10 6.5h5v4h-5ZM7 1.7h5v4H7ZM17 4h3.5v7.5H17ZM.8 12h22.4l-3.7 7H4.3Z'), line('M1 22c2-1.6 3.5-1.6 5.5 0s3.5 1.6 5.5 0 3.5-1.6 5.5 0 3.5 1.6 5.5 0', 1.8)],
  engineer: [fill('M9.8 4.1 9.8 1 14.2 1 14.2 4.1 16 4.9 18.2 2.7 21.3 5.8 19.1 8 19.9 9.8 23 9.8 23 14.2 19.9 14.2 19.1 16 21.3 18.2 18.2 21.3 16 19.1 14.2 19.9 14.2 23 9.8 23 9.8 19.9 8 19.1 5.8 21.3 2.7 18.2 4.9 16 4.1 14.2 1 14.2 1 9.8 4.1 9.8 4.9 8 2.7 5.8 5.8 2.7 8 4.9ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z')],
  // The page.
  person: [fill('M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22a9.5 8.5 0 0 1 19 0Z')],
  bot: [fill('M10.8 1h2.4v4H19a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 19 21H5a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 5 5h5.8ZM8 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm8 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm-8.5 6v2h9v-2Z'), fill('M0 10h1.6v6H0ZM22.4 10H24v6h-1.6Z')],
  clock: [line('M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6Z', 2.4), line('M12 6.5V12l4 3', 2.4)],
  undo: [line('M6 8.5h8.5a5.7 5.7 0 0 1 0 11.4H8', 2.8), fill('M.8 8.5 8.5 2v13Z')],
  'ask-back': [
    line('M5.5 11h6a5 5 0 0 1 0 10H7.5', 2.6), fill('M.8 11 7.3 5.3v11.4Z'),
    line('M15.7 4.2C15.9 2.5 17.1 1.6 18.8 1.6 20.7 1.6 22 2.6 22 4.3 22 6.7 18.9 6.7 18.9 9', 2), fill('M18.9 11a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z'),
  ],
  redo: [line('M18 8.5H9.5a5.7 5.7 0 0 0 0 11.4H16', 2.8), fill('M23.2 8.5 15.5 2v13Z')],
  chat: [fill('M4 2.5h16A2.5 2.5 0 0 1 22.5 5v9.5A2.5 2.5 0 0 1 20 17h-8.5L5.5 22.5V17H4a2.5 2.5 0 0 1-2.5-2.5V5A2.5 2.5 0 0 1 4 2.5Zm2 4.5v2h12V7Zm0 4v2h8v-2Z')],
  log: [line('M8 5h14M8 12h14M8 19h14', 2.6), fill('M1.5 3.3H5v3.4H1.5ZM1.5 10.3H5v3.4H1.5ZM1.5 17.3H5v3.4H1.5Z')],
  help: [line('M6.5 8c0-3 2.2-5 5.6-5s5.4 1.9 5.4 4.7c0 4.3-5.5 4.3-5.5 8.3', 3), fill('M12 18.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z')],
  map: [fill('M1 4.5 7.5 2v17.5L1 22ZM9 2l6 2.5V22l-6-2.5ZM16.5 4.5 23 2v17.5L16.5 22Z')],
  market: [fill('M3 2h18l2 6a3.3 3.3 0 0 1-5.5 1.8 3.6 3.6 0 0 1-5.5 0 3.6 3.6 0 0 1-5.5 0A3.3 3.3 0 0 1 1 8ZM3.5 12.5h3V16h11v-3.5h3V22h-17Z')],
  board: [fill('M2 3h20v18H2ZM4.5 5.5V12h6.3V5.5Zm8.7 0V8h6.3V5.5Zm0 4.5v2h6.3v-2ZM4.5 14.5v4h4v-4Zm5.5 0v4h4v-4Zm5.5 0v4h4v-4Z')],
  settings: [line('M2 6h20M2 12h20M2 18h20', 2.2), fill('M6.5 3h4v6h-4ZM14 9h4v6h-4ZM4.5 15h4v6h-4Z')],
  warning: [fill('M12 1.5 23.5 22H.5Zm-1.4 7 .5 6.5h1.8l.5-6.5ZM12 16.3a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z')],
  ready: [fill('M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM7.6 10.9 5.5 13l5 5 8.2-8.7-2.2-2-6.1 6.5Z')],
  arrow: [line('M2.5 12h14', 3), fill('m13.5 4.5 9 7.5-9 7.5Z')],
  // Any colour: the four shapes of the colours together.
  'color-any': [
    { d: 'M6.3 1.5a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Z', tint: 'red' },
    { d: 'm17.7 1.5 5.3 9.6H12.4Z', tint: 'yellow' },
    { d: 'M2 13.5h8.6v8.6H2Z', tint: 'blue' },
    { d: 'm17.7 12.3 5.5 5.5-5.5 5.5-5.5-5.5Z', tint: 'purple' },
  ],
} satisfies Record<string, Part[]>;

export type Tint = 'red' | 'yellow' | 'blue' | 'purple';
export type Letter = 'A' | 'B' | 'C' | 'D';
type Sign = keyof typeof signs;
export type IconName = Sign | `color-${Tint}` | `centre-${Letter}` | `seat-${SeatLetter}`;

/** Letters as lines in a box 8 wide and 10 high, whose middle is 0, 0: text in a sign would be too small for the eye's rules. */
const LETTERS: Record<string, string> = {
  A: 'M-4 5 0-5 4 5M-2.5 2h5',
  B: 'M-3-5v10h3.5a2.7 2.7 0 0 0 0-5.4H-3M.3-.4a2.3 2.3 0 0 0 0-4.6H-3',
  C: 'M3.5-2.8A4 5 0 1 0 3.5 2.8',
  D: 'M-3-5v10h2.2a4 5 0 0 0 0-10Z',
  G: 'M3.5-3A4 5 0 1 0 3.7 3V.8H.6',
  J: 'M3-5V2a3 3 0 0 1-6 .6',
  L: 'M-2.8-5V5h6',
  P: 'M-3 5V-5H.4a2.9 2.9 0 0 1 0 5.8H-3',
  R: 'M-3 5V-5H.4a2.8 2.8 0 0 1 0 5.6H-3M0 .8 3.4 5',
  V: 'M-4-5 0 5 4-5',
  Y: 'M-4-5 0 .3 4-5M0 .3V5',
};

/** How a letter's lines lie in a shape: moved and scaled. */
interface Lettered {
  shape: Part;
  at: [x: number, y: number, scale: number];
}

const COLORS: Record<Tint, Lettered> = {
  red: { shape: { d: 'M12 .8a11.2 11.2 0 1 1 0 22.4 11.2 11.2 0 0 1 0-22.4Z', tint: 'red' }, at: [12, 12, 1.15] },
  yellow: { shape: { d: 'M12 .3 24 22.8H0Z', tint: 'yellow' }, at: [12, 15.8, 0.92] },
  blue: { shape: { d: 'M2 2h20v20H2Z', tint: 'blue' }, at: [12, 12, 1.25] },
  purple: { shape: { d: 'M12 0 24 12 12 24 0 12Z', tint: 'purple' }, at: [12, 12, 0.98] },
};
const CENTRE: Lettered = { shape: { d: 'M12 .5 23 9v14H1V9Z' }, at: [12, 14.3, 1.1] };

export interface Drawing {
  parts: readonly Part[];
  letter?: { d: string; at: [x: number, y: number, scale: number] };
}

/** The drawing of a sign; `letter` is the letter of its colour in the reader's language. */
export function drawing(name: IconName, letterOf: (tint: Tint) => string): Drawing {
  if (name in signs) return { parts: signs[name as Sign] };
  const last = name.slice(name.indexOf('-') + 1);
  if (name.startsWith('seat-')) return { parts: EMBLEMS[last as SeatLetter].map(fill) };
  if (name.startsWith('centre-')) return { parts: [CENTRE.shape], letter: { d: LETTERS[last] ?? '', at: CENTRE.at } };
  const { shape, at } = COLORS[last as Tint];
  return { parts: [shape], letter: { d: LETTERS[letterOf(last as Tint)] ?? '', at } };
}
