/** From a match that was made, or a seat that was taken, to its table. */

import { keepLink } from "../links";
import type { Created, Seated } from "../protocol";
import { tableAddress } from "../route";
import { handOut } from "./handout";

/** Keep the links of a match just made and go to its table. */
export function toTable(made: Created): void {
  const [own, ...others] = made.links;
  if (!own) return;
  keepLink({ ...own, match: made.match, game: made.game, others, at: Date.now() });
  const waits = made.seats.some((seat) => seat.vacancy);
  if (!waits && others.some((link) => link.role === "seat")) handOut.match = made.match;
  location.hash = tableAddress(made.match, own.token);
}

/** Keep the link to a seat just taken and go to its table. */
export function toSeat({ match, game, link }: Seated): void {
  keepLink({ ...link, match, game, others: [], at: Date.now() });
  location.hash = tableAddress(match, link.token);
}
