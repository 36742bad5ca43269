/** What things of westeros mean by their own text: cards and commanders. */

import type { Tip } from "../../tips/tips.svelte";
import { named } from "../../words/index.svelte";
import { commanderName } from "./names";
import { westeros } from "./open";

export function means(id: string): Tip | undefined {
  const content = westeros();
  const leader = content.commanders.get(id);
  if (leader) return { title: commanderName(id), text: named(leader.commit_ability.text) };
  const card = content.cards.get(id);
  return card?.tactic ? { title: named(card.name), text: named(card.tactic.text) } : undefined;
}
