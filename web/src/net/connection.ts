/** One WebSocket to a match: joins, keeps itself alive, comes back, loses and doubles nothing. */

import type { Protocol, Said, Table, Update, Welcome } from "../protocol";

export type Sent = NonNullable<Protocol["client"]>;
export type Got = NonNullable<Protocol["server"]>;
export type Reply = Exclude<Got, Welcome | Update | Table>;
type WithId = Extract<Sent, { id: string }>;
/** A request without its id, which the connection gives. */
export type Wish<T extends WithId = WithId> = T extends WithId ? Omit<T, "id"> : never;

export type Line = "connecting" | "open" | "lost" | "refused";

export interface Hooks {
  onwelcome: (message: Welcome) => void;
  onupdate: (message: Update) => void;
  ontable: (message: Table) => void;
  onsaid: (message: Said) => void;
  online: (line: Line) => void;
  /** What to say hello with: where the page stands. */
  hello: () => Extract<Sent, { type: "hello" }>;
}

const PING_EVERY = 10_000;
const SILENCE = 15_000;
const PAUSES = [300, 700, 1500, 3000, 5000, 8000];
/** Close codes after which trying again is of no use. */
const FINAL = new Set([4401, 4403]);
/** These may be sent again after a lost connection: the server knows their ids. */
const REPEATABLE = new Set(["answer", "say"]);

interface Pending {
  message: WithId;
  settle: (reply: Reply) => void;
  fail: (error: Error) => void;
}

export class Lost extends Error {}

export class Connection {
  private socket: WebSocket | undefined;
  private pending = new Map<string, Pending>();
  private seq = -1;
  private joined = false;
  private tries = 0;
  private heardAt = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private address: string,
    private hooks: Hooks,
    private make: (address: string) => WebSocket = (a) => new WebSocket(a),
  ) {}

  open(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.joined = false;
    const socket = this.make(this.address);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => this.transmit(this.hooks.hello());
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(JSON.parse(String(data)) as Got);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.dropped(code);
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.heartbeat(), PING_EVERY / 2);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.socket?.close();
    for (const { fail } of this.pending.values()) fail(new Lost("closed"));
    this.pending.clear();
  }

  /** Say hello again on the same connection: another seat, or something is missing. */
  rejoin(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.transmit(this.hooks.hello());
    else this.open();
  }

  /** Ask something and wait for its one reply. */
  ask(wish: Wish): Promise<Reply> {
    const message = { ...wish, id: freshId() } as WithId;
    return new Promise((settle, fail) => {
      if (!this.joined && !REPEATABLE.has(message.type)) {
        fail(new Lost("not connected"));
        return;
      }
      this.pending.set(message.id, { message, settle, fail });
      if (this.joined) this.transmit(message);
    });
  }

  private transmit(message: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: Got): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case "welcome":
        this.seq = message.seq;
        this.joined = true;
        this.tries = 0;
        this.hooks.online("open");
        this.hooks.onwelcome(message);
        for (const { message: again } of this.pending.values()) this.transmit(again);
        return;
      case "update":
      case "table":
      case "said": {
        const next = this.seq + 1;
        this.seq = message.seq;
        if (message.seq !== next) {
          this.rejoin();
        } else if (message.type === "update") this.hooks.onupdate(message);
        else if (message.type === "table") this.hooks.ontable(message);
        else this.hooks.onsaid(message);
        if (message.type === "said" && message.id) this.settle(message.id, message);
        return;
      }
      case "pong":
        return;
      case "error":
        if (message.id) this.settle(message.id, message);
        else if (["unknown_match", "forbidden"].includes(message.code)) this.refuse();
        else if (["busy", "unavailable"].includes(message.code))
          this.waitToRejoin(message.retry ?? 1);
        return;
      default:
        this.settle(message.id, message);
    }
  }

  /** The table cannot be shown just now. */
  private waitToRejoin(seconds: number): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.rejoin(), seconds * 1000);
  }

  private settle(id: string, reply: Reply): void {
    this.pending.get(id)?.settle(reply);
    this.pending.delete(id);
  }

  private refuse(): void {
    this.closed = true;
    clearInterval(this.beat);
    this.hooks.online("refused");
    this.socket?.close();
  }

  private heartbeat(): void {
    const silent = Date.now() - this.heardAt;
    if (silent > SILENCE) {
      const socket = this.socket;
      this.socket = undefined;
      socket?.close();
      this.dropped(0);
    } else if (silent > PING_EVERY / 2) {
      this.transmit({ type: "ping", t: Date.now() % 1e6 });
    }
  }

  private dropped(code: number): void {
    clearInterval(this.beat);
    this.joined = false;
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.refuse();
      return;
    }
    this.hooks.online("lost");
    for (const [id, { message, fail }] of this.pending) {
      if (!REPEATABLE.has(message.type)) {
        this.pending.delete(id);
        fail(new Lost("connection lost"));
      }
    }
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.retry = setTimeout(() => this.open(), pause);
  }
}

/** An id nobody else has; `randomUUID` is missing on pages that came over plain http. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
