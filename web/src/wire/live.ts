// A socket that comes back by itself, with the version it knows, and asks each question once.
import { Refused } from './http';
import type { FromServer, Said } from './types';

export type Link = 'connecting' | 'open' | 'waiting' | 'elsewhere' | 'closed';

interface Waiting {
  message: string;
  resolve: (done: Record<string, unknown>) => void;
  reject: (why: unknown) => void;
  isSent: boolean;
}

const SLOWEST_RETRY = 10_000;

export interface Ears {
  heard: (message: FromServer) => void;
  link: (link: Link) => void;
  /** The version to resume from, if one is known. */
  since: () => number | undefined;
}

export class Live {
  private socket: WebSocket | undefined;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private retry = 250;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private openedAt = 0;
  private quickEnds = 0;
  private hasHeard = false;
  private isEnded = false;

  constructor(
    private readonly table: string,
    private readonly seat: string | undefined,
    private readonly link: string | undefined,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'visible' && this.timer !== undefined) this.open();
  };

  private url(): string {
    const query = new URLSearchParams();
    if (this.seat) query.set('seat', this.seat);
    if (this.link) query.set('link', this.link);
    const since = this.ears.since();
    if (since !== undefined) query.set('since', String(since));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/ws/${this.table}?${query}`;
  }

  open(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isEnded) return;
    this.ears.link('connecting');
    const socket = new WebSocket(this.url());
    this.socket = socket;
    this.openedAt = Date.now();
    this.hasHeard = false;
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private take(message: FromServer): void {
    this.hasHeard = true;
    if (message.is === 'done' || message.is === 'refused') {
      this.settle(message);
      return;
    }
    this.ears.heard(message);
    if (message.is === 'hello' || message.is === 'table') {
      this.retry = 250;
      this.ears.link('open');
      if (message.is === 'hello') this.sendAll();
    }
  }

  private settle(message: Extract<FromServer, { is: 'done' | 'refused' }>): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    if (message.is === 'done') waiting.resolve((message.done ?? {}) as Record<string, unknown>);
    else waiting.reject(new Refused(409, message.error));
  }

  /** What was sent and not answered may have been done or not: who asked looks at the table as it is then. */
  private lost(): void {
    this.socket = undefined;
    for (const [id, waiting] of this.waiting) {
      if (!waiting.isSent) continue;
      this.waiting.delete(id);
      const said: Said = { key: 'page-connection-lost' };
      waiting.reject(new Refused(0, said));
    }
    if (this.isEnded) return;
    // A second seat of the same person closes this one. Two windows that do so in turn would never end. A server that is away
    // has said nothing; that is another thing.
    const isQuick = this.hasHeard && Date.now() - this.openedAt < 3_000;
    this.quickEnds = isQuick ? this.quickEnds + 1 : 0;
    if (this.quickEnds >= 4) {
      this.quickEnds = 0;
      this.ears.link('elsewhere');
      return;
    }
    this.ears.link('waiting');
    this.timer = setTimeout(() => this.open(), this.retry * (0.75 + Math.random() / 2));
    this.retry = Math.min(this.retry * 2, SLOWEST_RETRY);
  }

  /** Comes anew, to be told everything. */
  restart(): void {
    const former = this.socket;
    this.open();
    former?.close();
  }

  /** Asks something of the table; the answer comes when it is done and on the disk. */
  ask(message: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message: JSON.stringify({ ...message, id }), resolve, reject, isSent: false });
      this.sendAll();
    });
  }

  private sendAll(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    for (const waiting of this.waiting.values()) {
      if (!waiting.isSent) {
        waiting.isSent = true;
        this.socket.send(waiting.message);
      }
    }
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.ears.link('closed');
  }
}
