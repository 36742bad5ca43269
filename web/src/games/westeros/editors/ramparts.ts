/** Order tokens on ramparts, in bins named "HEX/COLOUR". */

import { byPlace, placeOf, type Allocation } from "../../../editors/space";

export const colourOf = (bin: string) => bin.slice(placeOf(bin).length + 1);

/** The bins of every rampart, by its hex. */
export const ramparts = (space: Allocation) => byPlace(Object.keys(space.bins));

type Counts = Readonly<Record<string, number>>;

/** The tokens of each colour that are still to be laid. */
export function leftOf(stock: Counts, laid: Counts): Record<string, number> {
  const left = { ...stock };
  for (const [bin, n] of Object.entries(laid)) left[colourOf(bin)] = (left[colourOf(bin)] ?? 0) - n;
  return left;
}

/** What lies on the ramparts once some are taken off. */
export const laidOf = (lying: Counts, taken: Counts): Record<string, number> =>
  Object.fromEntries(Object.entries(lying).map(([bin, n]) => [bin, n - (taken[bin] ?? 0)]));
