/** What things of westeros mean: cards and commanders by their texts, tokens and dice by a rule. */

import type { Tip } from "../../tips/tips.svelte";
import { named, voice } from "../../words/index.svelte";
import { commanderName } from "./names";
import { westeros } from "./open";

export const RULES: Readonly<Record<string, string>> = {
  green: "WES-TOK-02",
  blue: "WES-TOK-03",
  red: "WES-TOK-04",
  valor: "WES-TOK-05",
  morale: "WES-TOK-06",
};

export function means(id: string): Tip | undefined {
  const content = westeros();
  const leader = content.commanders.get(id);
  if (leader) return { title: commanderName(id), text: named(leader.commit_ability.text) };
  const card = content.cards.get(id);
  if (card?.tactic) return { title: named(card.name), text: named(card.tactic.text) };
  const [token = ""] = id.split(/[/+]/);
  return token in RULES ? { title: voice.call(token), rule: RULES[token] } : undefined;
}
