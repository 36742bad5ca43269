/** How the scores went, round by round, from what was told. */

import type { EventTold, View } from "../protocol";

export interface Curve {
  /** A seat, or whoever plays it. */
  who: string;
  /** A score for the start of every round and, once all is over, for the end. */
  scores: readonly number[];
}

type Scores = Record<string, number>;

/** The scores that a chapter opens with, where it tells any. */
function told({ head, facts }: EventTold): Scores | undefined {
  const found = head ? (facts.score ?? facts.points) : undefined;
  // Points may be something else than scores, such as those of a muster with their parts.
  const scores = found && typeof found === "object" ? Object.values(found) : [];
  return scores.length && scores.every((one) => typeof one === "number")
    ? (found as Scores)
    : undefined;
}

export function curves(events: readonly EventTold[], result: View["result"]): Curve[] {
  const rounds = events.map(told).filter((one) => one !== undefined);
  const last = result?.scores as Scores | undefined;
  const whose = Object.keys(rounds.at(-1) ?? {});
  if (rounds.length < 2 || !whose.length) return [];
  return whose.map((who) => {
    const scores = rounds.map((one) => one[who] ?? 0);
    return { who, scores: last && who in last ? [...scores, last[who]!] : scores };
  });
}
