/** A battle as its step tells it: who fights, and the strength of each side with its parts. */

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

export function readFight(steps: readonly Step[]): Fight | undefined {
  const step = steps.findLast((one) => FIGHTS.has(String(one.step)));
  if (!step) return undefined;
  const area = String(step.area);
  const neutral = step.step === "neutral_entry";
  const sides = (["attacker", "defender"] as const).map((role): Side => {
    const tally = step.strength[role] as { total: number; parts: Part[] };
    const card = step.cards?.[role] as string | undefined;
    return {
      role,
      house: String(step[role] ?? ""),
      parts: tally.parts,
      sum: tally.total,
      ...(card ? { card } : {}),
    };
  });
  return { area, neutral, sides };
}
