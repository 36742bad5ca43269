/** Presets to pass by oneself when something could be answered: at one kind of moment, for a turn, or
 * wherever there is nothing to use. They are kept in this browser and work while the page is open. */

import { recall, remember } from "../../memory";
import type { Session } from "../../session.svelte";
import { readTable, type Table } from "./table";

const KEY = "figurines.passing";
/** A moment to see what happened before the pass is given; not always the same, so that its length says
 * nothing to others. */
const PAUSE = [250, 900] as const;

export interface Preset {
  /** Pass where nothing but a pass is possible. */
  idle: boolean;
  /** Pass at these moments, always. */
  windows: string[];
}

class Presets {
  kept = $state.raw<Preset>(recall<Preset>(KEY, { idle: true, windows: [] }));
  /** The turn in which everything is passed, if any. */
  turn = $state<string | undefined>();
  /** Uses for which alone one does not want to be asked in this match. */
  muted = $state.raw<ReadonlySet<string>>(new Set());

  mute(option: string, on: boolean): void {
    const rest = [...this.muted].filter((one) => one !== option);
    this.muted = new Set(on ? [...rest, option] : rest);
  }

  set(change: Partial<Preset>): void {
    this.kept = { ...this.kept, ...change };
    remember(KEY, this.kept);
  }

  toggle(window: string): void {
    const { windows } = this.kept;
    this.set({
      windows: windows.includes(window)
        ? windows.filter((one) => one !== window)
        : [...windows, window],
    });
  }
}

export const presets = new Presets();

/** The turn that is being played, as a name. */
export const turnName = ({ course }: Table) => `${course.round}/${course.active}`;

/** Why the page would pass a question by itself, if it would. */
export function reasonToPass(
  preset: Preset,
  now: { turn: string | undefined; muted: ReadonlySet<string> },
  question: { options: readonly string[]; window: string; turn: string },
): "idle" | "muted" | "window" | "turn" | undefined {
  const uses = question.options.filter((option) => option !== "pass");
  if (preset.idle && uses.length === 0) return "idle";
  if (uses.length && uses.every((option) => now.muted.has(option))) return "muted";
  if (preset.windows.includes(question.window)) return "window";
  return now.turn === question.turn ? "turn" : undefined;
}

/** Give the passes that were preset. */
export function passing(session: () => Session | undefined): void {
  $effect(() => {
    const at = session();
    if (!at?.view || !at.awaited || at.decision?.kind !== "figurines.use_effect") return;
    const { options, moment } = at.decision.space as {
      options: string[];
      moment: { window: string };
    };
    const turn = turnName(readTable(at.view.board));
    const question = { options, window: moment.window, turn };
    if (!reasonToPass(presets.kept, presets, question)) return;
    const asked = at.turn;
    const wait = setTimeout(
      () => {
        if (at.turn === asked && !at.sending) void at.submit("pass");
      },
      PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]),
    );
    return () => clearTimeout(wait);
  });
}
