/** The narrator: holds the new table back and shows how it came about, one event after another.
 *
 * It never stands between a person and the question: the question is asked of the newest table at once, and whoever
 * answers it is shown that table at once.
 */

import { getContext, setContext } from "svelte";
import type { EventTold, View } from "../protocol";
import { settings } from "../settings.svelte";
import { lay } from "./changes";
import { LEISURE, patience, tempo } from "./pace";
import { choreograph, type Choreography, type Scene } from "./scenes";
import { play } from "./sound";

/** A table and the events that led to it. */
export interface Frame {
  view: View;
  events: readonly EventTold[];
}

/** So many events are kept for who wants to see them again. */
const KEPT = 400;

export const stillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Narrator {
  /** The table as it is shown. */
  view = $state.raw<View | undefined>();
  /** What was told so far. */
  events = $state.raw<readonly EventTold[]>([]);
  scene = $state.raw<Scene | undefined>();
  /** How long the scene lasts, in milliseconds. */
  lasts = $state(0);
  paused = $state(false);
  /** How many events are still to be shown. */
  left = $state(0);
  /** Where on the screen something was last shown on the board. */
  focus = $state.raw<{ x: number; y: number } | undefined>();
  /** Whether there is something that could be shown again. */
  past = $state(false);

  private queue: Frame[] = [];
  /** When the chain that is shown began, and when it has to be over. */
  private since = 0;
  private until = 0;
  private stopped = 0;
  /** The newest table, and all that was told. */
  private now: View | undefined;
  private told: readonly EventTold[] = [];
  /** What led to the table since the person last answered, and the table before. */
  private kept: { before: Frame; frames: Frame[] } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private after: (() => void) | undefined;
  private waiting: (() => void)[] = [];

  constructor(private table: () => Choreography | undefined) {}

  /** Whether everything was shown. */
  get idle(): boolean {
    return this.left === 0 && !this.scene;
  }

  /** The table has changed. */
  push({ view, events }: Frame): void {
    const before = this.now;
    const shown: Frame = { view: before!, events: this.told };
    this.now = view;
    this.told = [...this.told, ...events];
    if (!before) return this.settle();
    const frame = { view, events };
    if (events.length) {
      this.kept ??= { before: shown, frames: [] };
      this.kept.frames.push(frame);
      if (this.kept.frames.reduce((n, one) => n + one.events.length, 0) > KEPT)
        this.kept = undefined;
      this.past = this.kept !== undefined;
    }
    this.add(frame);
  }

  /** Show some frames, after the ones before them. */
  private add(frame: Frame): void {
    const whole = frame.events.every(({ changes }) => changes);
    if (
      settings.pace === "instant" ||
      !whole ||
      document.hidden ||
      (this.idle && !frame.events.length)
    )
      return this.settle();
    if (this.idle) this.since = Date.now();
    this.queue.push(frame);
    this.left += frame.events.length;
    this.until = Date.now() + patience(settings.pace, Date.now() - this.since);
    if (!this.scene && this.timer === undefined) this.next();
  }

  /** The table as it is, at once. */
  settle = (): void => {
    clearTimeout(this.timer);
    this.timer = this.after = undefined;
    this.queue = [];
    this.left = 0;
    this.scene = this.focus = undefined;
    this.view = this.now;
    this.events = this.told;
    const waiting = this.waiting.splice(0);
    for (const go of waiting) go();
  };

  /** Wait until everything was shown. */
  finished(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((go) => this.waiting.push(go));
  }

  /** Forget everything: another seat, another moment. */
  reset(frame?: Frame): void {
    this.now = frame?.view;
    this.told = frame?.events ?? [];
    this.kept = undefined;
    this.past = false;
    this.settle();
  }

  /** The person has answered: what comes now is what came of it. */
  answered(): void {
    this.settle();
    this.kept = undefined;
    this.past = false;
  }

  /** Show what has happened since the person last answered once more. */
  again(): void {
    if (this.kept) this.show(this.kept.before, this.kept.frames);
  }

  /** Show frames from a table on that was there before; they end at the newest one. */
  show(before: Frame, frames: readonly Frame[]): void {
    this.settle();
    this.view = before.view;
    this.events = before.events;
    this.paused = false;
    for (const frame of frames) {
      this.queue.push(frame);
      this.left += frame.events.length;
    }
    this.until = Date.now() + LEISURE;
    this.next();
  }

  pause(): void {
    this.paused = !this.paused;
    if (this.paused) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.stopped = Date.now();
      return;
    }
    this.until += Date.now() - this.stopped;
    if (this.after) this.timer = setTimeout(this.after, this.lasts / 2);
    else this.next();
  }

  private next(): void {
    this.timer = this.after = undefined;
    const frame = this.queue[0];
    if (!frame || !this.view) {
      this.settle();
      return;
    }
    const [event, ...later] = frame.events;
    if (!event) {
      this.queue.shift();
      this.view = frame.view;
      this.scene = undefined;
      this.next();
      return;
    }
    this.queue[0] = { ...frame, events: later };
    this.tell(event);
  }

  private tell(event: EventTold): void {
    const before = this.view!;
    const scene = choreograph(this.table() ?? {}, event, before);
    const changes = event.changes ?? {};
    this.events = [...this.events, event];
    const end = () => {
      this.left = Math.max(0, this.left - 1);
      if (scene?.first) this.view = { ...before, board: lay(before.board, changes) };
      this.next();
    };
    this.view = { ...before, board: lay(before.board, changes, scene?.first) };
    const lasts = scene ? Math.round(this.time(scene)) : 0;
    if (!scene || !lasts) return end();
    this.lasts = stillness() ? Math.min(900, lasts) : lasts;
    this.scene = scene;
    if (scene.sound) play(scene.sound);
    this.after = end;
    if (!this.paused) this.timer = setTimeout(end, this.lasts);
  }

  /** How long a scene lasts, with all that is queued behind it. It is reckoned anew for each, so that a slow machine
   * keeps the time too. */
  private time(scene: Scene): number {
    const table = this.table() ?? {};
    const chain = this.queue.flatMap(({ view, events }) =>
      events.flatMap((event) => choreograph(table, event, view) ?? []),
    );
    return tempo([scene, ...chain], settings.pace, Math.max(0, this.until - Date.now()))(scene);
  }
}

const KEY = Symbol("narrator");
export const openNarrator = (table: () => Choreography | undefined) =>
  setContext(KEY, new Narrator(table));
export const useNarrator = () => getContext<Narrator | undefined>(KEY);
