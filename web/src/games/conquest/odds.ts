/** The odds of a deed as the server tells them, by target. Chances are out of ten thousand, averages in
 * hundredths. */

import { barsOf, type Bar } from "../../panels/spread";

/** An attack: how many wounds and stands it costs, its morale tests included. */
export interface RawAttack {
  dice: number;
  lost: number[];
  stands: number[];
  broken: number;
  destroyed: number;
  mean?: { lost?: number; stands?: number };
}

/** What a target may look forward to: an attack alone, a charge with impact and clash, or a deed that may fail
 * and strike both. */
export type RawOdds = Partial<RawAttack> & {
  needed?: number;
  success?: number;
  impact?: RawAttack;
  clash?: RawAttack;
  target?: RawAttack;
  back?: RawAttack;
};

export interface Told {
  targets?: Record<string, RawOdds>;
}

export interface Strike {
  /** `attack`, `impact`, `clash`, `target` or `back`. */
  part: string;
  bars: Bar[];
  wounds: number;
  stands: number;
  broken: number;
  destroyed: number;
}

export interface Odds {
  /** Out of ten thousand, where the deed may fail. */
  success: number | undefined;
  needed: number | undefined;
  strikes: Strike[];
}

const strike = (part: string, raw: RawAttack | undefined): Strike[] =>
  raw && raw.lost.length > 1
    ? [
        {
          part,
          bars: barsOf(raw.lost),
          wounds: (raw.mean?.lost ?? 0) / 100,
          stands: (raw.mean?.stands ?? 0) / 100,
          broken: raw.broken,
          destroyed: raw.destroyed,
        },
      ]
    : [];

export function readOdds(raw: RawOdds): Odds {
  const { success, needed } = raw;
  return {
    success,
    needed,
    strikes: [
      ...(raw.lost ? strike("attack", raw as RawAttack) : []),
      ...strike("impact", raw.impact),
      ...strike("clash", raw.clash),
      ...strike("target", raw.target),
      ...strike("back", raw.back),
    ],
  };
}
