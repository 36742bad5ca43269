/** The odds of an attack or a charge as the server tells them, for a small plot. Chances are out of ten
 * thousand, one for each number from 0 on; averages are in hundredths. */

import { barsOf, WHOLE, type Bar } from "../../panels/spread";
import { percent } from "../../plane/say";

export interface RawOdds {
  dice?: number;
  /** Wounds of the attack, of the panic that follows, and together. */
  wounds?: number[];
  lost?: number[];
  panics?: number;
  destroyed?: number;
  mean?: Record<string, number>;
  /** Of a charge: the side it strikes, the die it needs, whether it gets there and in good order, and the
   * attack once it does. */
  arc?: string[];
  needed?: number;
  disorderly?: number;
  success?: number;
  attack?: RawOdds;
}

export interface AttackOdds {
  /** How many wounds are lost in all. */
  lost: Bar[];
  mean: number;
  /** Shares of one. */
  panics: number | undefined;
  destroyed: number | undefined;
  success: number | undefined;
}

const share = (told: number | undefined) => (told === undefined ? undefined : told / WHOLE);

export function readOdds(raw: RawOdds | undefined): AttackOdds | undefined {
  const attack = raw?.attack ?? raw;
  const told = attack?.lost ?? attack?.wounds;
  if (!told?.length) return undefined;
  const chances = told.map((one) => one / WHOLE);
  return {
    lost: barsOf(told),
    mean: chances.reduce((sum, chance, n) => sum + n * chance, 0),
    panics: share(attack?.panics),
    destroyed: share(attack?.destroyed),
    success: share(raw?.success),
  };
}

/** What a charge at a unit needs, as a note beside it; of anything else nothing. */
export const chargeNote = (at: string, raw: RawOdds | undefined) =>
  raw?.needed ? [{ at, text: `${raw.needed}+ · ${percent(raw.success ?? 0)}` }] : [];
