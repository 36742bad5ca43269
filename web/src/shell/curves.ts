/** The plot of an analysis: a line for each seat, and the turning points to jump to. */

import type { Analysis } from "../protocol";

export const WIDTH = 600;
export const HEIGHT = 220;

export interface Curve {
  seat: string;
  /** The line, as SVG has it. */
  path: string;
  first: number;
  last: number;
}

export type Turning = Analysis["turns"][number] & { x: number; y: number; place: number };
/** The size of the mark of a turning point. */
export const MARK = 14;

/** How far down each mark stands, so that none lies on another. */
export function lanes(places: readonly number[]): number[] {
  const ends: number[] = [];
  return places.map((x) => {
    const free = ends.findIndex((end) => x - end > 2 * MARK);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = x;
    return lane;
  });
}

/** Where everything stands in the plot; nothing where nobody could tell chances. */
export function curves(analysis: Analysis): { lines: Curve[]; turns: Turning[] } | undefined {
  const { curve, seats } = analysis;
  const last = curve.at(-1);
  if (!curve[0] || !last) return undefined;
  const x = (input: number) => Math.round((WIDTH * input) / Math.max(1, last.input));
  const y = (chance: number) => Math.round(HEIGHT * (1 - chance));
  const lines = seats.map((seat) => {
    const chances = curve.map((moment) => moment.chances[seat] ?? 0);
    const points = curve.map((moment, n) => `${x(moment.input)} ${y(chances[n] ?? 0)}`);
    return {
      seat,
      path: `M${points.join("L")}`,
      first: chances[0] ?? 0,
      last: chances.at(-1) ?? 0,
    };
  });
  const down = lanes(analysis.turns.map(({ input }) => x(input)));
  const turns = analysis.turns.map((turn, n) => ({
    ...turn,
    x: x(turn.input),
    y: MARK * (1 + 2 * down[n]!),
    place: n + 1,
  }));
  return { lines, turns };
}

/** The rolls that changed most, the weightiest first. */
export const heaviest = ({ rolls }: Analysis, most = 5): Analysis["rolls"] => {
  const weight = ({ luck }: Analysis["rolls"][number]) =>
    Math.max(0, ...Object.values(luck).map(Math.abs));
  return rolls
    .filter((roll) => weight(roll) >= 0.005)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, most);
};

/** What is counted from round to round and changes; what counts with time alone is left out. */
export const counted = ({ statistics: { features, names, rounds }, seats }: Analysis) =>
  features.flatMap((feature, n) => {
    const lines = seats.map((who) => ({
      who,
      scores: rounds.map((round) => Math.round(10 * (round[who]?.[n] ?? 0)) / 10),
    }));
    const changes = lines.some(({ scores }) => scores.some((score) => score !== scores[0]));
    return changes && !feature.includes(",") ? [{ feature, name: names[n]!, lines }] : [];
  });

/** The odds that each seat took, with its single ventures; of a spell, both its name and its target. */
export const oddsTaken = (
  { ventures, seats, statistics: { odds } }: Analysis,
  call: (id: string) => string,
) =>
  seats.flatMap((seat) => {
    const sums = odds.filter((one) => one.seat === seat);
    const own = ventures
      .filter((one) => one.seat === seat)
      .map((one) => ({ ...one, at: one.target.split("/").map(call).join(" · ") }));
    return own.length ? [{ seat, sums, ventures: own }] : [];
  });
