// One table as one viewer knows it: what the server has told, nothing worked out here.
import { nameAt } from '../parts/home/tables';
import type { Names } from '../text/text.svelte';
import { notices } from '../app/notice.svelte';
import { self } from '../app/person.svelte';
import { t } from '../text/text.svelte';
import { Refused, get, post } from './http';
import { fold } from './fold';
import { Live, type Link } from './live';
import type {
  Asked,
  BlackoutView,
  BoxSheet,
  ClockFace,
  FromServer,
  Heard,
  HongKongView,
  Question,
  Remark,
  Said,
  SeatLetter,
  TableSheet,
  TakeBacks,
} from './types';

type Sections = Record<string, unknown>;

export interface Plea {
  by: SeatLetter;
  agreed: string;
}

/** Boxes by content; they never change. */
const boxes = new Map<string, Promise<BoxSheet>>();
export function boxSheet(hash: string): Promise<BoxSheet> {
  let sheet = boxes.get(hash);
  if (!sheet) {
    // Browsers keep the sheet for a year. The number rises when it gets new fields, so that none without them is used.
    sheet = get<BoxSheet>(`/api/v1/boxes/${hash}?sheet=2`);
    sheet.catch(() => boxes.delete(hash));
    boxes.set(hash, sheet);
  }
  return sheet;
}

export class Table {
  link: Link = $state('connecting');
  sheet: TableSheet | undefined = $state.raw();
  view: Sections = $state.raw({});
  v = $state(0);
  asked: Asked | undefined = $state.raw();
  question: Question | undefined = $state.raw();
  takeBacks: TakeBacks = $state.raw({ undo: 0, redo: 0, has_steps: false });
  clock: ClockFace | undefined = $state.raw();
  /** When the clock was read, by this device. */
  clockAt = $state(0);
  /** What the viewer has heard, oldest first. */
  heard: Heard[] = $state.raw([]);
  /** What came with the last change. */
  fresh: Said[] = $state.raw([]);
  remarks: Remark[] = $state.raw([]);
  plea: Plea | undefined = $state.raw();
  leaving = $state('');
  hurried = $state('');
  box: BoxSheet | undefined = $state.raw();
  /** Whether an answer is on its way. */
  isBusy = $state(false);
  /** Why the last thing was refused. */
  refusal: Said | undefined = $state.raw();
  /** The table cannot be looked at, and why. */
  trouble: Said | undefined = $state.raw();

  private live: Live | undefined;
  private parts: Sections = {};
  private hasLog = false;
  private isGreeted = false;
  private isEmpty = true;

  constructor(
    readonly id: string,
    readonly seat: SeatLetter | undefined,
    readonly watching: string | undefined,
    readonly isLive = true,
  ) {
    // At a game that is watched again nothing happens any more.
    if (!isLive) return;
    this.live = new Live(id, seat, watching, {
      heard: (message) => this.take(message),
      link: (link) => this.follow(link),
      since: () => (this.hasLog ? this.v : undefined),
    });
    void this.loadRemarks();
  }

  end(): void {
    this.live?.end();
  }

  /** Comes back to this seat, after another one was opened elsewhere. */
  reopen(): void {
    this.live?.open();
  }

  private follow(link: Link): void {
    const was = this.link;
    // A connection that comes back may come back to a newer server, whose page is another.
    if (link === 'open' && was !== 'open' && this.sheet) void self.find().catch(() => undefined);
    this.link = link;
    this.wakeWaiting();
    // A table that is not there, or not for us, closes the door at once; plain words tell why. So does a seat that was given away.
    if (link === 'waiting' && !this.sheet) void this.findTrouble();
    else if (link === 'waiting' && was === 'open') void this.findSeat();
  }

  private async findTrouble(): Promise<void> {
    try {
      await get(`/api/v1/tables/${this.id}/view?${this.eyes()}`);
    } catch (why) {
      if (why instanceof Refused && why.status < 500) this.shut(why.said);
    }
  }

  private async findSeat(): Promise<void> {
    if (!this.seat) return;
    const gone: Said = { key: 'page-seat-gone' };
    try {
      const { own } = await get<TableSheet>(`/api/v1/tables/${this.id}`);
      if (!own?.includes(this.seat)) this.shut(gone);
    } catch (why) {
      if (why instanceof Refused && [401, 403, 404].includes(why.status)) this.shut(gone);
    }
  }

  private shut(why: Said): void {
    this.trouble = why;
    this.live?.end();
  }

  private eyes(): string {
    const query = new URLSearchParams();
    if (this.seat) query.set('seat', this.seat);
    if (this.watching) query.set('link', this.watching);
    return query.toString();
  }

  private take(message: FromServer): void {
    switch (message.is) {
      case 'table':
        this.takeSheet(message.table);
        break;
      case 'part':
        this.parts = fold(this.parts, message.view);
        break;
      case 'hello':
        this.takeWhole(message);
        break;
      case 'change':
        this.takeChange(message);
        break;
      case 'remark':
        this.remarks = [...this.remarks, message.remark];
        break;
      case 'plea':
        this.plea = message.agreed === undefined ? undefined : { by: message.by, agreed: message.agreed };
        break;
      case 'leaving':
        this.leaving = message.seats;
        break;
      case 'declined':
        notices.show(t('page-rematch-declined', { name: message.name }));
        break;
      case 'hurry':
        this.hurried = message.seats;
        break;
    }
  }

  private takeSheet(sheet: TableSheet): void {
    // Everybody is told the same of a table; whose seats are ours we know from the greeting.
    const known = this.sheet;
    const isInvited = (seat: string): boolean => sheet.seats.some((row) => row.seat === seat && row.is_invited);
    const invited = sheet.invited ?? [...(known?.invited ?? '')].filter(isInvited).join('');
    this.sheet = { ...sheet, own: sheet.own ?? known?.own ?? '', invited, is_host: sheet.is_host ?? known?.is_host ?? false };
    if (sheet.box && !this.box) void boxSheet(sheet.box).then((box) => (this.box = box));
    // A game may begin without anything that happens in it: who was here before has to be told all of it, too.
    const isNews = known?.phase === 'waiting' && typeof sheet.is_host !== 'boolean';
    if (isNews && sheet.phase === 'playing') this.comeAnew();
  }

  private comeAnew(): void {
    if (this.isGreeted) return;
    this.isGreeted = true;
    this.live?.restart();
  }

  private takeWhole(message: Extract<FromServer, { is: 'hello' }>): void {
    const { game } = message;
    const parts = this.parts;
    this.parts = {};
    if (!game) return;
    this.isGreeted = true;
    this.isEmpty = false;
    this.plea = message.plea;
    this.leaving = message.leaving ?? '';
    this.view = parts;
    this.v = game.v;
    this.asked = game.asked;
    this.question = game.question ?? undefined;
    this.takeBacks = game.take_backs ?? { undo: 0, redo: 0, has_steps: false };
    this.takeClock(game.clock);
    if (this.hasLog) this.heard = [...this.heard, ...(game.missed ?? [])];
    else void this.loadLog();
    this.fresh = [];
  }

  private takeChange(change: Extract<FromServer, { is: 'change' }>): void {
    // Whoever was here before the game began was greeted without one, and has to be told all of it.
    if (!this.isGreeted) {
      this.comeAnew();
      return;
    }
    if (this.isEmpty) return;
    this.view = fold(this.view, change.view);
    this.v = change.v;
    this.asked = change.asked;
    const isAsked = this.seat !== undefined && change.asked.seats.includes(this.seat);
    if (change.question) this.question = change.question;
    else if (!isAsked && !this.isStillAsked(change)) this.question = undefined;
    if (change.take_backs) this.takeBacks = change.take_backs;
    this.takeClock(change.clock);
    this.fresh = change.events ?? [];
    this.heard = [...this.heard, { v: change.v, at: change.at, events: this.fresh }];
    this.plea = undefined;
    this.wakeWaiting();
  }

  /** In a simultaneous phase who is ready is not waited for, but may think better of it. */
  private isStillAsked(change: Extract<FromServer, { is: 'change' }>): boolean {
    const offers = this.question?.offers ?? [];
    return change.asked.seats !== '' && offers.some((offer) => offer.answer === 'unready');
  }

  private takeClock(clock: ClockFace | null | undefined): void {
    this.clock = clock ?? undefined;
    this.clockAt = Date.now();
    this.hurried = '';
  }

  private async loadLog(): Promise<void> {
    const { heard } = await get<{ heard: Heard[] }>(`/api/v1/tables/${this.id}/log?${this.eyes()}`);
    const newest = heard.at(-1)?.v ?? 0;
    this.heard = [...heard, ...this.heard.filter((one) => one.v > newest)];
    this.hasLog = true;
  }

  private async loadRemarks(): Promise<void> {
    try {
      const query = this.watching ? `?link=${this.watching}` : '';
      const { remarks } = await get<{ remarks: Remark[] }>(`/api/v1/tables/${this.id}/remarks${query}`);
      this.remarks = remarks;
    } catch {
      // Whoever may not look at the table is told so elsewhere.
    }
  }

  /** What is being done, so that quick hands do one thing after the other. */
  private doing: Promise<unknown> = Promise.resolve();
  private reached: (() => void)[] = [];

  /** Does something at the table; whether it was done. What was refused is shown. */
  private do(message: () => Record<string, unknown>): Promise<boolean> {
    const done = this.doing.then(() => this.doNow(message()));
    this.doing = done;
    return done;
  }

  private async doNow(message: Record<string, unknown>): Promise<boolean> {
    this.isBusy = true;
    this.refusal = undefined;
    try {
      const done = await this.live?.ask(message);
      // The answer may come before the news of what it has changed.
      if (typeof done?.v === 'number') await this.until(done.v);
      return true;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.refusal = why.said;
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  private async until(v: number): Promise<void> {
    while (this.v < v && this.link === 'open') await new Promise<void>((resolve) => this.reached.push(resolve));
  }

  private wakeWaiting(): void {
    this.reached.splice(0).forEach((resolve) => resolve());
  }

  answer(...answers: string[]): Promise<boolean> {
    return this.do(() => ({ do: 'answer', answers, question: this.question?.number }));
  }

  undo(how: 'step' | 'turn' = 'step'): Promise<boolean> {
    return this.do(() => ({ do: 'undo', how }));
  }

  redo(): Promise<boolean> {
    return this.do(() => ({ do: 'redo' }));
  }

  askBack(): Promise<boolean> {
    return this.do(() => ({ do: 'ask-back' }));
  }

  consent(agrees: boolean): Promise<boolean> {
    this.plea = undefined;
    return this.do(() => ({ do: 'consent', agrees }));
  }

  resign(): Promise<boolean> {
    return this.do(() => ({ do: 'resign' }));
  }

  async callOff(): Promise<void> {
    await post(`/api/v1/tables/${this.id}/seats/${this.seat}/call-off`);
  }

  /** Why an answer is not possible; nothing if it is. */
  async whyNot(answer: string): Promise<Said | undefined> {
    const done = await this.live?.ask({ do: 'why-not', answer });
    return (done?.why as Said | null | undefined) ?? undefined;
  }

  /** What would come of answers. */
  async preview(...answers: string[]): Promise<Preview | undefined> {
    try {
      return (await this.live?.ask({ do: 'preview', answers })) as unknown as Preview | undefined;
    } catch {
      return undefined;
    }
  }

  async say(remark: { words: string } | { phrase: string }): Promise<void> {
    await post(`/api/v1/tables/${this.id}/remarks`, { ...remark, link: this.watching });
  }

  get isMyTurn(): boolean {
    return this.seat !== undefined && (this.asked?.seats.includes(this.seat) ?? false) && this.question !== undefined;
  }

  seatName(seat: SeatLetter): string {
    return nameAt(this.sheet, seat);
  }

  /** The seat that messages call “you”. None where one person plays several seats, or where a finished game is watched: “you” would change. */
  get you(): SeatLetter | undefined {
    return this.isLive && (this.sheet?.own ?? '').length <= 1 ? this.seat : undefined;
  }

  get names(): Names {
    return { seat: (seat) => this.seatName(seat), you: this.you, box: this.box };
  }

  get hongkong(): HongKongView {
    return this.view as unknown as HongKongView;
  }

  get blackout(): BlackoutView {
    return this.view as unknown as BlackoutView;
  }
}

export interface Preview {
  played: number;
  stop: 'end' | 'secret' | 'chance' | 'other' | 'over' | 'refused';
  why?: Said | null;
  view: Sections;
  events: Said[];
}
