/** What things of throne mean by their own text: cards. */

import type { Tip } from "../../tips/tips.svelte";
import { named } from "../../words/index.svelte";
import { throne } from "./open";

export function means(id: string): Tip | undefined {
  const card = throne().content.cards.get(id);
  return card?.ability ? { title: named(card.name), text: named(card.ability.text) } : undefined;
}
