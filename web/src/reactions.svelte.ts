/** Answers that give themselves: what was preset for questions that may be passed, what is to be used as soon as it can
 * be, and the second step of what was begun with one press. Presets are kept in this browser and work while the
 * page is open. */

import { recall, remember } from "./memory";
import type { View } from "./protocol";
import type { Session } from "./session.svelte";

/** A moment to see what happened before a pass is given; not always the same, so that its length says nothing to
 * others. */
const PAUSE = [250, 900] as const;

/** A question that may be passed. */
export interface Reaction {
  /** How one passes, and what could be used. */
  pass: string;
  uses: readonly string[];
  /** The kind of moment, and the turn that is being played. */
  window: string;
  turn: string;
}

/** What a game knows of its reactions. */
export interface Reactions {
  read: (view: View) => Reaction | undefined;
  /** The card, ability or rule that is used, whoever has it. */
  what: (use: string) => string;
  /** What a seat still has that fits any moment: it is asked for none of it. */
  anytime: (view: View, seat: string | null) => readonly string[];
  /** What a card, ability or rule, or a kind of moment, is called. */
  call: (what: string) => string;
}

export type Wish = "ask" | "pass" | "use";

export interface Preset {
  /** Pass where nothing but a pass is possible. */
  idle: boolean;
  /** Pass at these moments, always. */
  windows: readonly string[];
  /** Cards, abilities and rules that are used, or not asked about, whenever they could be used. */
  wishes: Readonly<Record<string, Wish>>;
}

const USUAL: Preset = { idle: true, windows: [], wishes: {} };

export class Presets {
  kept = $state.raw<Preset>(USUAL);
  /** The turn in which everything is passed, if any. */
  turn = $state<string | undefined>();
  /** What is to be used at the next moment at which it can be. */
  armed = $state<string | undefined>();

  constructor(private game: string) {
    this.kept = { ...USUAL, ...recall<Partial<Preset>>(this.key, {}) };
  }

  private get key() {
    return `${this.game}.passing`;
  }

  set(change: Partial<Preset>): void {
    this.kept = { ...this.kept, ...change };
    remember(this.key, this.kept);
  }

  toggle(window: string): void {
    const { windows } = this.kept;
    this.set({
      windows: windows.includes(window)
        ? windows.filter((one) => one !== window)
        : [...windows, window],
    });
  }

  wish(what: string, wish: Wish): void {
    this.set({ wishes: { ...this.kept.wishes, [what]: wish } });
  }
}

const opened = new Map<string, Presets>();
/** The presets of a game in this browser. */
export function presetsOf(game: string): Presets {
  const found = opened.get(game) ?? new Presets(game);
  opened.set(game, found);
  return found;
}

/** What the page answers by itself, if anything. */
export function reply(
  preset: Preset,
  now: { turn: string | undefined; armed: string | undefined },
  reaction: Reaction,
  what: (use: string) => string,
  anytime: readonly string[],
): string | undefined {
  const { pass, uses, window, turn } = reaction;
  const wish = (use: string) =>
    preset.wishes[what(use)] ?? (anytime.includes(use) ? "pass" : "ask");
  const used = uses.find((use) => use === now.armed) ?? uses.find((use) => wish(use) === "use");
  if (used !== undefined) return used;
  const passed =
    preset.windows.includes(window) ||
    now.turn === turn ||
    (uses.length ? uses.every((use) => wish(use) === "pass") : preset.idle);
  return passed ? pass : undefined;
}

/** What the page would answer by itself to the question at hand, and after how long. */
export function byItself(
  session: Session,
  reactions: Reactions | undefined,
): { answer: unknown; pause: number } | undefined {
  const { view, next } = session;
  if (!view?.decision) return undefined;
  const options = (view.decision.space as { options?: readonly string[] }).options;
  if (next?.kind === view.decision.kind && Array.isArray(options) && options.includes(next.answer))
    return { answer: next.answer, pause: 0 };
  const reaction = reactions?.read(view);
  if (!reactions || !reaction) return undefined;
  const presets = presetsOf(session.game);
  const anytime = reactions.anytime(view, session.seat);
  const answer = reply(presets.kept, presets, reaction, reactions.what, anytime);
  if (answer === undefined) return undefined;
  const wait = PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]);
  return { answer, pause: answer === reaction.pass ? wait : 0 };
}

/** Give the answers that give themselves. */
export function answering(session: Session): void {
  $effect(() => {
    const given = session.quiet;
    const turn = session.turn;
    // The next question may be here before the last answer is acknowledged: it waits for that.
    if (!given || session.sending || session.line !== "open") return;
    const wait = setTimeout(() => {
      if (session.turn !== turn) return;
      const presets = presetsOf(session.game);
      if (presets.armed === given.answer) presets.armed = undefined;
      void session.submit(given.answer, { byHand: false });
    }, given.pause);
    return () => clearTimeout(wait);
  });
}
