/** A match as this page knows it: what the server told, and the answer being made. */

import { blank, whole, type Space } from "./editors/space";
import { Connection, Lost, type Line, type Reply, type Wish } from "./net/connection";
import { Throttle } from "./net/throttle";
import { remaining } from "./shell/time";
import type {
  ClockFace,
  EventTold,
  Problem,
  Question,
  Reasons,
  Said,
  SeatInfo,
  Text,
  Update,
  View,
  Welcome,
} from "./protocol";

/** The protocol this page was made for. */
export const PROTOCOL = 1;

/** An answer being made outlives a reload of the page. */
const DRAFT = "montjoie.draft";

function keepDraft(turn: string | null, answer: unknown): void {
  if (turn !== null) sessionStorage.setItem(DRAFT, JSON.stringify({ turn, answer }));
}

function recallDraft(turn: string | null): unknown {
  const kept = JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}") as {
    turn?: string;
    answer?: unknown;
  };
  return turn !== null && kept.turn === turn ? kept.answer : undefined;
}

export type Verdict = "none" | "checking" | "legal" | "illegal" | "unknown";
/** While an answer is being made it is checked at most twenty times a second. */
const CHECK_EVERY = 50;

export class Session {
  line = $state<Line>("connecting");
  stale = $state(false);
  role = $state<Welcome["role"]>("spectator");
  host = $state(false);
  seat = $state<string | null>(null);
  mine = $state.raw<string[]>([]);
  status = $state<Welcome["status"]>("playing");
  seats = $state.raw<SeatInfo[]>([]);
  autoPass = $state(false);
  autoAnswer = $state(false);
  game = $state("");
  view = $state.raw<View | undefined>();
  turn = $state<string | null>(null);
  ask = $state.raw<Text | null>(null);
  /** Whether the last answer may be taken back. */
  mayUndo = $state(false);
  events = $state.raw<EventTold[]>([]);
  clock = $state.raw<ClockFace | null>(null);
  /** This browser's clock less the server's. */
  skew = $state(0);
  talk = $state.raw<Said[]>([]);
  fresh = $state(0);

  answer = $state.raw<unknown>(undefined);
  problems = $state.raw<Problem[]>([]);
  /** What a legal answer costs that one may have overlooked. */
  warnings = $state.raw<Problem[]>([]);
  verdict = $state<Verdict>("none");
  /** Whether the answer being made is somebody's: until then nothing is held against it. */
  touched = $state(false);
  sending = $state(false);
  suggesting = $state(false);
  /** Whether the table allows hints. */
  hints = $state(false);
  /** Advice on the question at hand, once it was asked for. */
  hint = $state.raw<Reasons | undefined>();
  hinting = $state(false);
  /** Whether chances may be asked for; a puzzle is to be thought about first. */
  weighs = true;
  /** The answer that was last accepted, and to what kind of question. */
  given = $state.raw<{ kind: string; answer: unknown } | undefined>();
  /** Whether the stand-in has answered, because time was up. */
  late = $state(false);
  /** Why the last thing asked for did not happen. */
  refusal = $state.raw<Problem | { text: Text } | undefined>();

  /** What is to be answered next by itself, after an answer that was its first step. */
  next = $state.raw<{ kind: string; answer: string; after: string } | undefined>();
  /** The question that could not be answered by itself. */
  private loud = $state<string | null>(null);
  /** What answers the question at hand by itself, and after how long; such a question is put to nobody. */
  replies = $state.raw<() => { answer: unknown; pause: number } | undefined>(() => undefined);
  quiet = $derived(this.unanswered && this.turn !== this.loud ? this.replies() : undefined);

  /** A person has answered. */
  onanswer: () => void = () => {};
  /** Told of every table, with the events that led to it, before the page draws it. */
  onframe: (frame: { view: View; events: readonly EventTold[] }, anew: boolean) => void = () => {};

  private told = 0;
  /** What was last asked. */
  private kind: string | undefined;
  /** The last question this page has answered. */
  private answered: string | null = null;
  private connection: Connection;
  private proposed = "";
  private checks = new Throttle(CHECK_EVERY);
  private suggestions: { turn: string | null; answers: unknown[]; next: number } | undefined;

  constructor(
    readonly match: string,
    readonly token: string | null,
    seat: string | null = null,
    private onasked: (session: Session) => void = () => {},
  ) {
    this.seat = seat;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(`${scheme}://${location.host}/ws`, {
      online: (line) => (this.line = line),
      hello: () => ({
        type: "hello",
        match: this.match,
        token: this.token,
        seat: this.seat,
        since: this.told,
        heard: this.talk.length,
      }),
      onwelcome: (message) => this.welcome(message),
      onupdate: (message) => this.update(message),
      ontable: (message) => {
        this.status = message.status;
        this.seats = message.seats;
        this.autoPass = message.auto_pass;
        this.autoAnswer = message.auto_answer;
        this.clock = message.clock;
      },
      onsaid: (message) => this.said([message]),
    });
  }

  open = () => this.connection.open();
  close = () => {
    this.checks.cancel();
    this.connection.close();
  };

  /** Look from another seat of the link. */
  lookFrom(seat: string): void {
    this.seat = seat;
    this.told = 0;
    this.events = [];
    this.talk = [];
    this.setTurn(null, undefined);
    this.connection.rejoin();
  }

  private timeLeft(): number {
    const { clock, seat } = this;
    const left = clock && seat ? remaining(clock, seat, Date.now() - this.skew) : undefined;
    return left ?? Infinity;
  }

  get decision(): Question | null {
    return this.view?.decision ?? null;
  }

  get space(): Space | undefined {
    return this.decision?.space as Space | undefined;
  }

  get closed(): boolean {
    return !["gathering", "playing"].includes(this.status);
  }

  /** Whether the question is still to be answered, by whomever. */
  private get unanswered(): boolean {
    return (
      !this.closed && this.decision !== null && (this.view?.awaited.includes(this.seat!) ?? false)
    );
  }

  /** Whether the person at the seat still has to answer. */
  get awaited(): boolean {
    return this.unanswered && !this.quiet;
  }

  /** Whether an answer lies sealed until the others have given theirs. */
  get sealed(): boolean {
    return this.decision !== null && !this.unanswered && !this.closed;
  }

  private welcome(message: Welcome): void {
    this.stale = message.protocol !== PROTOCOL;
    this.role = message.role;
    this.host = message.host;
    this.seat = message.seat;
    this.mine = message.mine;
    this.status = message.status;
    this.seats = message.seats;
    this.autoPass = message.auto_pass;
    this.autoAnswer = message.auto_answer;
    this.hints = message.hints;
    this.game = message.game;
    this.skew = Date.now() - message.now;
    this.said(message.talk, true);
    this.update(message);
  }

  private update(message: Update | Welcome): void {
    const known = this.events.at(-1)?.n ?? -1;
    const events = message.events.filter((event) => event.n > known);
    this.onframe({ view: message.view, events }, known < 0);
    this.events = [...this.events, ...events];
    this.told = message.told;
    if (this.awaited && message.turn !== this.turn && this.turn !== this.answered)
      this.late = this.timeLeft() < 1000; // clocks differ a little
    this.clock = message.clock;
    this.ask = message.ask;
    this.mayUndo = message.undo;
    this.view = message.view;
    if (message.view.over && this.status === "playing") this.status = "over";
    this.setTurn(message.turn, message.view);
  }

  private said(lines: readonly Said[], quiet = false): void {
    const known = this.talk.at(-1)?.n ?? -1;
    const heard = lines.filter((line) => line.n > known);
    this.talk = [...this.talk, ...heard];
    if (!quiet) this.fresh += heard.filter((line) => line.by !== this.seat).length;
  }

  /** A new question starts a new answer; the same one keeps what was being made. */
  private setTurn(turn: string | null, view: View | undefined): void {
    if (turn === this.turn && turn !== null) return;
    const before = this.turn;
    this.turn = turn;
    const kind = view?.decision?.kind;
    // What was to follow has been answered, or never came before its first step was asked for again.
    if (this.kind === this.next?.kind || kind === this.next?.after) this.next = undefined;
    this.kind = kind ?? this.kind;
    this.refusal = undefined;
    this.suggestions = undefined;
    this.hint = undefined;
    this.begin(view, recallDraft(turn));
    if (turn !== null && turn !== before && this.awaited) this.onasked(this);
  }

  private begin(view: View | undefined, draft?: unknown): void {
    const space = this.space;
    this.propose(draft ?? view?.sealed ?? (space && blank(space)));
    this.touched = draft !== undefined;
  }

  /** Begin the answer anew. */
  clear = () => this.begin(this.view);

  /** Change the answer being made and have it checked. */
  propose(answer: unknown): void {
    this.touched = true;
    // The same answer again, as when a field is left, needs no other check.
    const mark = JSON.stringify([this.turn, answer]);
    if (mark === this.proposed && ["checking", "legal", "illegal"].includes(this.verdict)) return;
    this.proposed = mark;
    this.answer = answer;
    keepDraft(this.turn, answer);
    this.refusal = undefined;
    this.checks.cancel();
    const space = this.space;
    if (!space || !whole(space, answer)) {
      this.verdict = "none";
      this.problems = this.warnings = [];
      return;
    }
    this.verdict = "checking";
    this.checks.call(() => this.check());
  }

  private async check(): Promise<void> {
    const { answer, turn } = this;
    try {
      const reply = await this.connection.ask({ type: "check", answer });
      if (turn !== this.turn) return;
      // While the answer changes on, the reasons against the one before are the best there are.
      this.problems = reply.type === "problems" ? reply.problems : [];
      this.warnings = reply.type === "problems" ? (reply.warnings ?? []) : [];
      if (answer !== this.answer) return;
      this.verdict =
        reply.type !== "problems" ? "unknown" : reply.problems.length ? "illegal" : "legal";
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      if (answer === this.answer) this.verdict = "unknown";
    }
  }

  /** Why an answer may not be given; undefined where it may. */
  async why(answer: unknown): Promise<Problem | undefined> {
    try {
      const reply = await this.connection.ask({ type: "check", answer });
      return reply.type === "problems" ? reply.problems[0] : undefined;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return undefined;
    }
  }

  /** Ask the server; what it refuses is shown. */
  async request(wish: Wish): Promise<Reply | undefined> {
    this.refusal = undefined;
    try {
      const reply = await this.connection.ask(wish);
      if (reply.type === "refused") this.refusal = reply;
      if (reply.type === "error") this.refusal = { text: reply.text };
      return reply;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return undefined;
    }
  }

  /** Give the answer; it is resent by itself if the connection breaks meanwhile. */
  async submit(answer: unknown = this.answer, { byHand = true } = {}): Promise<boolean> {
    const turn = this.turn;
    if (turn === null || this.sending) return false;
    this.sending = true;
    if (byHand) this.onanswer();
    try {
      const kind = this.decision?.kind ?? "";
      this.answered = turn;
      this.late = false;
      const reply = await this.request({ type: "answer", turn, answer });
      if (reply?.type !== "accepted") {
        if (!byHand) this.loud = turn;
        return false;
      }
      this.given = { kind, answer };
      return true;
    } finally {
      this.sending = false;
    }
  }

  /** Give an answer, and then another to the question that it leads to. */
  async submitBoth(answer: unknown, kind: string, next: string): Promise<void> {
    this.next = { kind, answer: next, after: this.decision?.kind ?? "" };
    if (!(await this.submit(answer))) this.next = undefined;
  }

  /** What the game tells about something on the table; undefined where it tells nothing. */
  async look<T>(about: Record<string, unknown>): Promise<T | undefined> {
    try {
      const reply = await this.connection.ask({ type: "look", about });
      return reply.type === "looked" && Object.keys(reply.told).length
        ? (reply.told as T)
        : undefined;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return undefined;
    }
  }

  /** The chances of what answers to the question at hand lead to; undefined where they are overtaken. */
  async odds<T>(answers: readonly unknown[]): Promise<T[] | undefined> {
    if (this.turn === null || !this.weighs) return undefined;
    try {
      const reply = await this.connection.ask({
        type: "odds",
        turn: this.turn,
        answers: [...answers],
      });
      return reply.type === "odds" ? (reply.told as T[]) : undefined;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return undefined;
    }
  }

  /** Legal answers, all or those that take an option. */
  async candidates(limit = 100, option: string | null = null): Promise<unknown[]> {
    try {
      const reply = await this.connection.ask({ type: "candidates", limit, option });
      return reply.type === "candidates" ? reply.answers : [];
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return [];
    }
  }

  /** Put a legal answer into the editor; the next one each time. */
  async suggest(): Promise<void> {
    this.suggesting = true;
    try {
      await this.suggestNext();
    } finally {
      this.suggesting = false;
    }
  }

  private async suggestNext(): Promise<void> {
    if (this.suggestions?.turn !== this.turn) {
      const reply = await this.request({ type: "candidates", limit: 40 });
      if (reply?.type !== "candidates") return;
      this.suggestions = { turn: this.turn, answers: reply.answers, next: 0 };
    }
    const { answers, next } = this.suggestions!;
    if (answers.length === 0) return;
    // What lies there already, such as a move that goes nowhere, is no suggestion.
    const there = JSON.stringify(answers[next]) === JSON.stringify(this.answer);
    const at = there ? (next + 1) % answers.length : next;
    this.suggestions!.next = (at + 1) % answers.length;
    this.propose(answers[at]);
  }

  /** Ask for advice on the question at hand. */
  async advise(): Promise<void> {
    const turn = this.turn;
    if (turn === null || this.hinting) return;
    this.hinting = true;
    try {
      const reply = await this.request({ type: "hint", turn });
      if (reply?.type === "hint" && turn === this.turn) this.hint = reply.reasons;
    } finally {
      this.hinting = false;
    }
  }

  undo = () => this.request({ type: "undo" });
}
