/** What things of throne mean: a card by its text, the rest by a rule. */

import type { Tip } from "../../tips/tips.svelte";
import { named } from "../../words/index.svelte";
import { throne } from "./open";

/** By the order, or by its type. */
export const ORDERS: Readonly<Record<string, string>> = {
  march: "THR-MAR-02",
  march_plus_1: "THR-ORD-02",
  defence: "THR-BAT-06",
  defence_plus_2: "THR-ORD-03",
  support: "THR-ACT-02",
  support_plus_1: "THR-ORD-04",
  raid: "THR-RAI-02",
  raid_special: "THR-ORD-05",
  consolidate_power: "THR-CON-02",
};

export function means(id: string): Tip | undefined {
  const { content } = throne();
  const order = content.orders.get(id);
  if (order) return { title: named(order.name), rule: ORDERS[id] ?? ORDERS[order.type] };
  const card = content.cards.get(id);
  if (card?.ability) return { title: named(card.name), text: named(card.ability.text) };
  return undefined;
}
