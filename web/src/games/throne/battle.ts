/** A battle as its step tells it: who fights, and the strength of each side with its parts. */

import { KINDS, type Army, type Table } from "./table";

export interface Part {
  source: string;
  value: number;
  rule: string;
  count?: number;
}

export interface Side {
  role: "attacker" | "defender";
  house: string;
  parts: Part[];
  card?: string;
  sum: number;
}

export interface Fight {
  area: string;
  neutral: boolean;
  sides: Side[];
}

type Step = Record<string, any>;

const FIGHTS = new Set(["battle", "neutral_entry"]);

export function readFight(table: Table, steps: readonly Step[]): Fight | undefined {
  const step = steps.findLast((one) => FIGHTS.has(String(one.step)));
  if (!step) return undefined;
  const area = String(step.area);
  const neutral = step.step === "neutral_entry";
  const armies = { attacker: table.attackers[area], defender: table.armies[area] };
  const sides = (["attacker", "defender"] as const).map((role): Side => {
    const tally = step.strength[role] as { total: number; parts: Part[] };
    const card = step.cards?.[role] as string | undefined;
    return {
      role,
      house: String(step[role] ?? ""),
      parts: tally.parts.map((part) => counted(part, neutral ? undefined : armies[role])),
      sum: tally.total,
      ...(card ? { card } : {}),
    };
  });
  return { area, neutral, sides };
}

/** A part that units give, with how many they are. */
function counted(part: Part, army: Army | undefined): Part {
  const kind = KINDS.find((each) => each === part.source);
  if (!kind || !army) return part;
  const count = part.rule === "THR-ROU-01" ? army.routed[kind] : army.ready[kind];
  return { ...part, count };
}
