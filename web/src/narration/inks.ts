/** How the lines of seats are told apart in a plot: by their colours, and by their dashes without any. */

import type { Kit } from "../games";

const DASHES = ["", "9 4", "2 4", "12 3 2 3", "1 3 6 3", "5 2"];
/** Where a game has no colours of its own. */
const INKS = ["#c98f1d", "#3b82c4", "#d0553f", "#3a9d63", "#9b6cc4", "#8a8372"];

export const inkOf = (kit: Kit | undefined, who: string, i: number) => ({
  ink: kit?.colour(who) ?? INKS[i % INKS.length]!,
  dash: DASHES[i % DASHES.length]!,
});
