/** Placing orders: the tokens by kind, and the next area that still has none. */

import type { Assignment } from "../../../editors/space";
import type { Content, OrderToken } from "../content";

/** The tokens of the palette, kind by kind. */
export function palette(content: Content, space: Assignment): OrderToken[][] {
  const offered = new Set(Object.values(space.slots).flat());
  const kinds = new Map<string, OrderToken[]>();
  for (const token of content.orders.values()) {
    if (offered.has(token.id)) kinds.set(token.type, [...(kinds.get(token.type) ?? []), token]);
  }
  return [...kinds.values()];
}

/** The area to turn to after one has its order: the next without one, or the same. */
export function nextEmpty(
  space: Assignment,
  given: Readonly<Record<string, string>>,
  after: string,
): string {
  const slots = Object.keys(space.slots);
  const at = slots.indexOf(after);
  const round = [...slots.slice(at + 1), ...slots.slice(0, at)];
  return round.find((slot) => !(slot in given)) ?? after;
}

/** How many special orders are placed. */
export const starsUsed = (content: Content, given: Readonly<Record<string, string>>) =>
  Object.values(given).filter((token) => content.orders.get(token)?.special).length;
