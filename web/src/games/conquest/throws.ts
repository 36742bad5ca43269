/** The dice of what is going on, as they fell, and what they came to, step by step. */

import type { Die } from "../../panels/dice";
import type { EventTold, View } from "../../protocol";
import type { Throw } from "../../shell/dice";
import { ownerOf, readTable } from "./table";

/** A throw and what it came to. */
export interface Roll {
  purpose: string;
  unit: string;
  /** What is needed, or less; undefined where a die only says how far or how many. */
  value: number | undefined;
  dice: Die[];
  facts: Readonly<Record<string, unknown>>;
}

/** Something that followed. */
export interface Outcome {
  kind: string;
  unit: string;
  facts: Readonly<Record<string, unknown>>;
  times: number;
}

export type Line = { roll: Roll } | { outcome: Outcome };

export interface Scene {
  actor?: string;
  target?: string;
  kind?: string;
  lines: Line[];
}

type Facts = EventTold["facts"];

/** Where dice are told: for what, whose they are, what they need. */
const ROLLS: Record<string, { purpose: string; unit: string; value?: string }> = {
  hits_rolled: { purpose: "hits", unit: "attacker", value: "value" },
  defense_rolled: { purpose: "defense", unit: "target", value: "value" },
  morale_tested: { purpose: "morale", unit: "regiment", value: "resolve" },
  charge_rolled: { purpose: "charge", unit: "regiment" },
  resolve_rolled: { purpose: "resolve", unit: "regiment", value: "resolve" },
  wounds_diced: { purpose: "wounds", unit: "regiment" },
  spell_cast: { purpose: "spell", unit: "caster", value: "value" },
  decay_rolled: { purpose: "decay", unit: "regiment" },
  ground_bit: { purpose: "ground", unit: "regiment" },
  healing_diced: { purpose: "healing", unit: "unit" },
};
const OUTCOMES: Record<string, string> = {
  stand_lost: "regiment",
  wounds_marked: "regiment",
  became_broken: "regiment",
  regiment_destroyed: "regiment",
  character_hurt: "character",
  character_fell: "character",
  charge_failed: "regiment",
  contact_made: "regiment",
  rallied: "regiment",
};
/** Where a new scene begins. */
const BEGINS = new Set(["activated", "round_began", "phase_began"]);

const short = (kind: string) => kind.replace("conquest.", "");
const numbers = (facts: Facts): number[] =>
  Array.isArray(facts.dice) ? (facts.dice as number[]) : "die" in facts ? [Number(facts.die)] : [];

function diceOf(facts: Facts): Die[] {
  const first = Array.isArray(facts.rolled) ? (facts.rolled as number[]) : [];
  return numbers(facts).map((face, i) => {
    const before = first[i];
    return { face, before: before !== undefined && before !== face ? [before] : [] };
  });
}

/** Whether a die succeeds: so much or less, but a 6 never and a 1 always. */
export const succeeds = (die: number, value: number) => die === 1 || (die <= value && die !== 6);

export function sceneOf(events: readonly EventTold[], most = 80): Scene {
  const recent = events.slice(-most);
  const start = recent.findLastIndex(({ kind }) => BEGINS.has(short(kind)));
  const scene: Scene = { lines: [] };
  for (const { kind: full, facts } of recent.slice(start + 1)) {
    const kind = short(full);
    const roll = ROLLS[kind];
    const who = OUTCOMES[kind];
    if (kind === "hits_rolled" || kind === "charge_rolled" || kind === "spell_cast") {
      scene.actor = String(facts.attacker ?? facts.regiment ?? facts.caster);
      scene.target = String(facts.target);
      scene.kind = String(facts.kind ?? (kind === "spell_cast" ? "spell" : "charge"));
    }
    if (roll) {
      const value = roll.value === undefined ? undefined : facts[roll.value];
      scene.lines.push({
        roll: {
          purpose: roll.purpose,
          unit: String(facts[roll.unit]),
          value: typeof value === "number" ? value : undefined,
          dice: diceOf(facts),
          facts,
        },
      });
    } else if (who) {
      const unit = String(facts[who]);
      const last = scene.lines.at(-1);
      // Stands that fall one after the other are told together.
      if (last && "outcome" in last && last.outcome.kind === kind && last.outcome.unit === unit) {
        last.outcome.times += 1;
      } else scene.lines.push({ outcome: { kind, unit, facts, times: 1 } });
    }
  }
  return scene;
}

/** The dice of an event for the statistics of the seats. */
export function readThrow({ kind, facts }: EventTold, view: View): Throw | undefined {
  const roll = ROLLS[short(kind)];
  const faces = numbers(facts);
  const seat = roll
    ? ownerOf(readTable(view.board), String(facts[roll.unit]))
    : String(facts.seat ?? "");
  if (!faces.length || faces.some((face) => !(face >= 1 && face <= 6))) return undefined;
  return { seat, die: ["1", "2", "3", "4", "5", "6"], faces: faces.map(String) };
}
