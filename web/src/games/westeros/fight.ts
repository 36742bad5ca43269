/** The attack under way, or the last one, as steps and events tell it. */

import type { EventTold, View } from "../../protocol";
import type { Throw } from "../../shell/dice";
import { readTable } from "./table";

export interface Fight {
  attacker: string;
  target: string;
  mode: string;
  dice: number;
  /** Every roll, the re-rolls after the first. */
  rolls: string[][];
  hits?: number;
  retreats?: number;
  over: boolean;
}

type Step = Record<string, any>;

/** The newest attack among the events, if nothing but its consequences came since. */
export function lastFight(events: readonly EventTold[], most = 40): Fight | undefined {
  for (let i = events.length - 1; i >= 0 && i >= events.length - most; i--) {
    const { kind, facts } = events[i]!;
    if (kind === "westeros.round_began") return undefined;
    if (kind !== "westeros.dice_counted") continue;
    const fight: Fight = {
      attacker: String(facts.attacker),
      target: String(facts.target),
      mode: String(facts.mode),
      dice: Number(facts.dice),
      rolls: [],
      over: false,
    };
    for (const event of events.slice(i + 1)) {
      if (event.kind === "westeros.dice_rolled" && !fight.over) {
        fight.rolls.push(event.facts.symbols as string[]);
      } else if (event.kind === "westeros.attack_resolved") {
        fight.hits = Number(event.facts.hits);
        fight.retreats = Number(event.facts.retreats);
        fight.over = true;
      }
    }
    return fight;
  }
  return undefined;
}

/** The card being played, and by whom. */
export function cardInPlay(
  steps: readonly Step[],
): { card: string; commander: string } | undefined {
  const step = steps.findLast((one) => one.step === "play_card");
  return step && { card: String(step.card), commander: String(step.commander) };
}

/** The attack that the newest step is part of. */
export function runningFight(
  steps: readonly Step[],
): { attacker: string; target: string } | undefined {
  const step = steps.findLast((one) => "attacker" in one && "target" in one);
  return step && { attacker: String(step.attacker), target: String(step.target) };
}

/** The dice that an event tells, of a die with these faces. */
export function throwOf(
  die: readonly string[],
  { kind, facts }: EventTold,
  view: View,
): Throw | undefined {
  if (kind !== "westeros.dice_rolled" && kind !== "westeros.order_dice_rolled") return undefined;
  const seat = readTable(view.board).sides[String(facts.house)]?.seat ?? "";
  return { seat, die, faces: facts.symbols as string[] };
}
