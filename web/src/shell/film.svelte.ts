/** A replay: the moments of a match, the one shown, and going from one to another. */

import type { Lookout } from "../asking.svelte";
import { api } from "../net/api";
import type { Frame } from "../narration/narrator.svelte";
import type { EventTold, Moment, Replay, View } from "../protocol";

/** Between two moments; what happens in them is shown besides. */
const PAUSE = 500;
/** Moments that are loaded together. */
const AT_ONCE = 6;
/** Before a film begins: no moment follows it. */
const NOWHERE = -2;
/** So many skipped moments are loaded unasked; with more, people say whether they want them. */
const FEW = 24;

export class Film implements Lookout {
  /** It can always be asked about its moment. */
  readonly line = "open";
  moments = $state.raw<Moment[]>([]);
  index = $state(0);
  view = $state.raw<View | undefined>();
  events = $state.raw<EventTold[]>([]);
  /** What a look at the whole table told then. */
  around = $state.raw<unknown>();
  seat = $state<string | null>(null);
  playing = $state(false);

  /** How many moments before this one are still to be loaded to know all that was told. */
  missing = $state(0);

  /** Told of every moment that is shown, and whether it follows the one before. */
  onframe: (frame: Frame, follows: boolean) => void = () => {};
  /** Settled when a moment has been shown. */
  shown: () => Promise<void> = () => Promise.resolve();

  private frames = new Map<number, Promise<Replay>>();
  private known = new Map<number, EventTold>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private match: string,
    private token: string | null,
    seat: string | null,
  ) {
    this.seat = seat;
  }

  get told(): number {
    return this.moments[this.index]?.told ?? 0;
  }

  /** The input of the match that led here; known once it is over. */
  get input(): number | null {
    return this.moments[this.index]?.input ?? null;
  }

  /** How many events before this moment are not known, because their moments were skipped. */
  get omitted(): number {
    return this.told - this.events.length;
  }

  get atEnd(): boolean {
    return this.index >= this.moments.length - 1;
  }

  /** Show the moment asked for, or the first. */
  open(told: number | null): Promise<void> {
    return this.load(() => (told === null ? 0 : this.indexOf(told)));
  }

  lookFrom(seat: string | null): Promise<void> {
    this.stop();
    this.seat = seat;
    // Seats are told different numbers of events: keep the place in the match, not the number.
    return this.load((input, share) => {
      const same = input === null ? -1 : this.moments.findLastIndex((m) => (m.input ?? 0) <= input);
      return same >= 0 ? same : Math.round(share * (this.moments.length - 1));
    });
  }

  /** Load the moments as a seat may see them, then go to one of them. Steps that people make meanwhile count:
   * the place is found from where the film is by then. */
  private async load(place: (input: number | null, share: number) => number): Promise<void> {
    const seat = this.seat;
    const first = await api.replay(this.match, this.token, seat);
    if (this.seat !== seat) return;
    const input = this.input;
    const share = this.moments.length > 1 ? this.index / (this.moments.length - 1) : 0;
    this.frames.clear();
    this.known.clear();
    this.missing = 0;
    this.moments = first.moments ?? [{ told: first.at, input: null }];
    this.keep(first);
    this.view = first.view;
    this.around = first.around;
    this.index = NOWHERE;
    await this.go(place(input, share));
  }

  /** Show the moment after so many events. */
  jump(told: number): Promise<void> {
    this.stop();
    return this.go(this.indexOf(told));
  }

  async go(index: number): Promise<void> {
    const to = Math.max(0, Math.min(index, this.moments.length - 1));
    const follows = to === this.index + 1;
    this.index = to;
    const frame = await this.frame(to);
    if (this.index !== to) return;
    this.keep(frame);
    this.view = frame.view;
    this.around = frame.around;
    this.tell();
    this.onframe(frame, follows);
    if (this.omitted && this.skipped(to).length <= FEW) void this.complete();
    if (!this.atEnd) void this.frame(to + 1);
  }

  /** Load what was told before this moment, as far as it was skipped, and then show all of it. */
  async complete(): Promise<void> {
    const { index, moments } = this;
    const skipped = this.skipped(index);
    this.missing = skipped.length;
    for (let i = 0; i < skipped.length; i += AT_ONCE) {
      const some = skipped.slice(i, i + AT_ONCE);
      await Promise.all(some.map((one) => this.frame(one)));
      if (this.moments !== moments || this.index !== index) return;
      this.missing = skipped.length - i - some.length;
    }
    for (let i = 0; i <= index; i++) this.keep(await this.frame(i));
    if (this.moments === moments && this.index === index) this.tell();
  }

  private skipped(index: number): number[] {
    return this.moments.slice(0, index + 1).flatMap((_, i) => (this.frames.has(i) ? [] : [i]));
  }

  /** What was told up to this moment, back to where something is not known: a log has no holes. */
  private tell(): void {
    let from = this.told;
    while (this.known.has(from - 1)) from--;
    this.events = Array.from({ length: this.told - from }, (_, i) => this.known.get(from + i)!);
  }

  /** What the game told about something on the table of this moment. */
  async look<T>(about: Record<string, unknown>): Promise<T | undefined> {
    try {
      const { around } = await api.replay(this.match, this.token, this.seat, this.told, about);
      return Object.keys(around).length ? (around as T) : undefined;
    } catch {
      return undefined;
    }
  }

  step(by: number): Promise<void> {
    this.stop();
    return this.go(this.index + by);
  }

  play(): void {
    if (this.atEnd) this.index = -1;
    this.playing = true;
    const next = async () => {
      await this.go(this.index + 1);
      await this.shown();
      if (!this.playing) return;
      if (this.atEnd) this.playing = false;
      else this.timer = setTimeout(() => void next(), PAUSE);
    };
    void next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private indexOf(told: number): number {
    const found = this.moments.findIndex((moment) => moment.told >= told);
    return found < 0 ? this.moments.length - 1 : found;
  }

  private frame(index: number): Promise<Replay> {
    let asked = this.frames.get(index);
    if (!asked) {
      asked = api.replay(this.match, this.token, this.seat, this.moments[index]!.told);
      asked.catch(() => this.frames.delete(index));
      this.frames.set(index, asked);
    }
    return asked;
  }

  private keep(frame: Replay): void {
    for (const event of frame.events) this.known.set(event.n, event);
  }
}
