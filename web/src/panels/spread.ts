/** Spreads as the server tells them: chances out of ten thousand, one for each number from 0 on. */

export interface Bar {
  n: number;
  /** A share of one. */
  chance: number;
}

export const WHOLE = 10_000;
/** Numbers that hardly ever come are left out of the plot. */
const FAINT = 0.003;

export function barsOf(told: readonly number[]): Bar[] {
  const chances = told.map((one) => one / WHOLE);
  const last = chances.findLastIndex((chance) => chance >= FAINT);
  return chances.slice(0, last + 1).map((chance, n) => ({ n, chance }));
}
