/** The dice of what is going on, as they fell and as they were rolled again. */

import type { Die } from "../../panels/dice";
import type { EventTold } from "../../protocol";

export interface Roll {
  purpose: string;
  player: string;
  unit: string;
  dice: Die[];
  sides: number;
}

/** What a roll came to, told right after it. */
export interface Outcome {
  kind: "hits" | "wounds" | "test" | "charge";
  unit: string;
  facts: Readonly<Record<string, unknown>>;
}

export type Line = { roll: Roll } | { outcome: Outcome };

const OUTCOMES: Record<string, Outcome["kind"]> = {
  "figurines.hits_settled": "hits",
  "figurines.wounds_suffered": "wounds",
  "figurines.test_taken": "test",
  "figurines.charge_ended": "charge",
};

/** Where a new scene begins. */
const BEGINS = new Set([
  "figurines.turn_begun",
  "figurines.unit_activated",
  "figurines.round_begun",
  "figurines.cleanup_begun",
]);

/** The dice with some of them rolled again. `dice` are all as they lie now, or only the new ones. */
export function rerolled(
  dice: readonly Die[],
  places: readonly number[],
  now: readonly number[],
): Die[] {
  const all = now.length === dice.length;
  return dice.map((die, i) => {
    const at = places.indexOf(i);
    if (at < 0) return die;
    return { face: now[all ? i : at] ?? die.face, before: [...die.before, die.face] };
  });
}

/** Who attacks or charges whom in the newest scene, and the dice of it; roll-offs of the set-up are for the
 * log alone. */
export interface Scene {
  attacker?: string;
  target?: string;
  kind?: "attack" | "charge";
  lines: Line[];
}

export function sceneOf(events: readonly EventTold[], most = 60): Scene {
  const recent = events.slice(-most);
  const start = recent.findLastIndex(({ kind }) => BEGINS.has(kind));
  const scene: Scene = { lines: [] };
  for (const { kind, facts } of recent.slice(start + 1)) {
    if (kind === "figurines.charge_declared" || kind === "figurines.attack_made") {
      scene.attacker = String(facts.unit);
      scene.target = String(facts.target);
      scene.kind = kind === "figurines.attack_made" ? "attack" : "charge";
      // An attack after its charge keeps the charge die in sight; another attack starts anew.
      if (kind === "figurines.charge_declared") scene.lines = [];
    } else if (kind === "figurines.rolled" && !String(facts.purpose).startsWith("roll-")) {
      scene.lines.push({
        roll: {
          purpose: String(facts.purpose),
          player: String(facts.player),
          unit: String(facts.unit ?? ""),
          sides: Number(facts.sides ?? 6),
          dice: (facts.dice as number[]).map((face) => ({ face, before: [] })),
        },
      });
    } else if (kind === "figurines.dice_rerolled") {
      const last = scene.lines.findLast((line) => "roll" in line);
      if (last && "roll" in last) {
        last.roll.dice = rerolled(last.roll.dice, facts.places as number[], facts.dice as number[]);
      }
    } else if (kind in OUTCOMES) {
      scene.lines.push({ outcome: { kind: OUTCOMES[kind]!, unit: String(facts.unit), facts } });
    }
  }
  return scene;
}
