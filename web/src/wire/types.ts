// What goes over the wire, as the server describes it. The schema is made from Rust: see package.json, "types".
import type { components } from './schema';

type Schemas = components['schemas'];

export type SeatLetter = Schemas['SeatLetter'];
export type Said = Omit<Schemas['Said'], 'args'> & { args?: Record<string, Arg> };
export type Arg = string | number | { seat: SeatLetter } | { kind: string; index: number };
export type Offered = Omit<Schemas['Offered'], 'label' | 'cost' | 'caution'> & { label: Said; cost?: Said | null; caution?: Said | null };
export type Obstacle = { label: Said; why: Said };
export type Question = Omit<Schemas['Question'], 'prompt' | 'offers' | 'obstacles'> & { prompt: Said; offers: Offered[]; obstacles?: Obstacle[] };
export type Asked = Schemas['Asked'];
export type TakeBacks = Schemas['TakeBacks'];
export type ClockFace = Schemas['ClockFace'];
export type Heard = Omit<Schemas['Heard'], 'events'> & { events: Said[] };
export type ReplayStep = Omit<Schemas['ReplayStep'], 'events'> & { events: Said[] };
export type Replay = Omit<Schemas['Replay'], 'steps'> & { steps: ReplayStep[] };
export type Advised = Omit<Schemas['Advised'], 'labels' | 'aim' | 'about' | 'reasons'> & { labels: Said[]; aim: Said; about: Said[]; reasons: Said[] };
export type Mention = Schemas['MentionView'];
export type Hint = Omit<Schemas['Hint'], 'advice'> & { advice: Advised[] };
export type Turned = Omit<Schemas['Turned'], 'played' | 'instead' | 'seat' | 'by' | 'cause'> & {
  seat: SeatLetter;
  by?: SeatLetter | null;
  cause: 'luck' | 'move' | 'mistake';
  played: Said[];
  instead?: Advised | null;
};
export type MomentSheet = Schemas['MomentSheet'];
export type Reviewed = Omit<Schemas['Reviewed'], 'turning_points'> & { turning_points: Turned[] };
export type ReviewSheet = Omit<Schemas['ReviewSheet'], 'review'> & { review?: Reviewed | null };
export type TableSheet = Schemas['TableSheet'];
export type SeatSheet = Schemas['SeatSheet'];
export type GameResult = Schemas['GameResult'];
export type CampaignView = Schemas['CampaignView'];
export type Options = Schemas['Options'];
export type ClockChoice = Schemas['ClockChoice'];
export type NewTable = Schemas['NewTable'];

type Full<S> = { [K in keyof S]-?: NonNullable<S[K]> };
export type HongKongView = Full<Schemas['HongKongSections']>;
export type BuildingSheet = Schemas['BuildingSheet'];
export type BlackoutSections = Schemas['BlackoutSections'];
/** Spectators have neither goals nor what is theirs alone; conditions exist in chapters only. */
export type BlackoutView = Omit<Full<BlackoutSections>, 'conditions' | 'goals' | 'mine' | 'boards'> & {
  boards: Partial<Record<SeatLetter, BoardSheet>>;
  conditions?: Partial<Record<SeatLetter, ConditionsSheet>> | null;
  goals?: GoalSheet[][] | null;
  mine?: Mine | null;
};
export type BoardSheet = Schemas['BoardSheet'];
export type ConditionsSheet = Schemas['ConditionsSheet'];
export type GoalSheet = Schemas['GoalSheet'];
export type SpotSheet = Schemas['SpotSheet'];
export type Need = Schemas['Need'];
export type What = Schemas['What'];
export type Mine = Schemas['Mine'];
export type RoundSheet = Schemas['RoundSheet'];
export type MapSheet = Schemas['MapSheet'];
export type RowSheet = Schemas['RowSheet'];
export type TeamSheet = Schemas['TeamSheet'];

export type BoxSheet = Schemas['BoxSheet'];
export type CardSheet = Schemas['CardSheet'];
export type EmergencySheet = Schemas['EmergencySheet'];
export type PrintedGoal = Schemas['PrintedGoal'];
export type EffectSheet = Schemas['EffectSheet'];
export type CheckLine = Schemas['CheckLine'];
export type TileSheet = Schemas['TileSheet'];
export type NameSheet = Schemas['NameSheet'];
export type LocationSheet = Schemas['LocationSheet'];
export type AreaSheet = Schemas['AreaSheet'];
export type ColorWord = Schemas['ColorWord'];
export type ResourceWord = Schemas['ResourceWord'];
export type RewardWord = Schemas['RewardWord'];

/** Everything a viewer knows of a game. */
export interface Whole<V> {
  v: number;
  at: number;
  view: V;
  asked: Asked;
  question?: Question | null;
  take_backs?: TakeBacks | null;
  clock?: ClockFace | null;
  missed?: Heard[];
}

/** What comes over the socket. */
export type FromServer =
  | { is: 'part'; view: Record<string, unknown> }
  | { is: 'hello'; game: Whole<Record<string, unknown>>; plea?: { by: SeatLetter; agreed: string }; leaving?: string }
  | ({ is: 'change'; events?: Said[] } & Whole<Record<string, unknown>>)
  | { is: 'table'; table: TableSheet }
  | { is: 'remark'; remark: Remark }
  | { is: 'plea'; by: SeatLetter; agreed?: string; refused?: string }
  | { is: 'leaving'; seats: string }
  | { is: 'declined'; name: string }
  | { is: 'hurry'; seats: string }
  | ({ is: 'done'; id: number } & Record<string, unknown>)
  | { is: 'refused'; id: number; error: Said };

export interface Remark {
  name: string;
  words?: string | null;
  phrase?: string | null;
  at: number;
}

export interface Listed {
  id: string;
  game: 'hongkong' | 'blackout';
  setup: string;
  phase: 'waiting' | 'playing' | 'over' | 'closed';
  changed_at: number;
  players: string[];
  own?: string;
  /** Whether the reader is invited and has not answered. */
  invited?: boolean;
  awaited?: string | null;
  /** The letters of the seats that have won, once the game is over. */
  winners?: string | null;
  /** The result for the reader; none where several people share the device. */
  result?: 'won' | 'tied' | 'lost' | null;
}
