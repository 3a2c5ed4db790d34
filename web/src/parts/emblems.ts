// The emblems of Blackout's seats, on a square of 24. Letters are the crisis centres' and the colours'; a seat is told by a
// silhouette that no location has, and that still reads within a cube of 11 px.
import type { SeatLetter } from '../wire/types';

export const EMBLEMS: Record<SeatLetter, readonly string[]> = {
  // A junk under sail.
  A: [
    'M1 15.4C3 16.8 5 17.3 7 17.3H18C20 17.3 21.6 16.4 23 14.7L20.3 22.5H4.6Z',
    'M13.1.8C18.5 3.2 21.1 7.4 21.4 13.3 18.5 15 15.5 15.4 13.1 15.3Z',
    'M10.9 3.6C6.4 6.3 4.1 9.5 3.5 13.5 6 15 8.8 15.4 10.9 15.3Z',
  ],
  // A paper lantern.
  B: [
    'M7.5.4h9v2.8h-9Z',
    'M8 4.4h8C20 5.6 22.5 8.2 22.5 11.6S20 17.6 16 18.8H8C4 17.6 1.5 15 1.5 11.6S4 5.6 8 4.4ZM5 8.1v1.7h14V8.1ZM5 13.4v1.7h14v-1.7Z',
    'M7.5 20h9v1.7h-3V24h-3v-2.3h-3Z',
  ],
  // A fish.
  C: [
    'M.5 12C3.5 6.3 8.5 4.3 12.5 5.7 15.5 6.7 17.3 8.5 18.3 10L23.5 4.8C22.5 9 22.5 15 23.5 19.2L18.3 14C17.3 15.5 15.5 17.3 12.5 18.3 8.5 19.7 3.5 17.7.5 12ZM6.2 9.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z',
  ],
  // A swallow in flight.
  D: ['M12 1C14 1 15.2 3 15.2 5.6 19.8 6 22.8 9.5 23.7 16 20.5 12.8 17.5 12.2 15 13L17.8 23.5 12 17.8 6.2 23.5 9 13C6.5 12.2 3.5 12.8.3 16 1.2 9.5 4.2 6 8.8 5.6 8.8 3 10 1 12 1Z'],
};
