/** What things of figurines mean: cards, abilities, zones and actions by their texts, tokens by a rule. */

import type { Tip } from "../../tips/tips.svelte";
import { has, named, t, voice } from "../../words/index.svelte";
import { nameOf, readUse, textOf } from "./names";
import { figurines } from "./open";

export const RULES: Readonly<Record<string, string>> = {
  panicked: "FIG-CON-04",
  vulnerable: "FIG-CON-05",
  weakened: "FIG-CON-06",
  charge_bonus: "FIG-CHG-11",
  full: "FIG-CHG-09",
  half_left: "FIG-CHG-09",
  half_right: "FIG-CHG-09",
};

export function means(option: string): Tip | undefined {
  const { id } = readUse(option);
  const text = textOf(id);
  if (text) return { title: nameOf(id), text };
  if (RULES[id]) return { title: nameOf(id), rule: RULES[id] };
  const key = `fig-option-${id.replaceAll("_", "-")}`;
  if (has(key)) return { title: nameOf(id), text: t(key) };
  const zone = figurines().zones.find((one) => one.id === id);
  return zone && { title: voice.call(id), text: named(zone.text) };
}
