/** Command stacks: the order of the round before, as far as its cards are still there. */

import type { EventTold } from "../../protocol";

/** The cards in the order that a seat gave them last; cards that were not there then come last. Undefined where
 * no round was before. */
export function lastOrder(
  events: readonly EventTold[],
  seat: string,
  items: readonly string[],
): string[] | undefined {
  const built = events.findLast(
    ({ kind, facts }) =>
      kind === "conquest.stack_built" && facts.seat === seat && Array.isArray(facts.cards),
  );
  if (!built) return undefined;
  const left = [...items];
  const kept = (built.facts.cards as string[]).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}
