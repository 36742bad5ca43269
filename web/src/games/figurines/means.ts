/** What things of figurines mean by their own text: cards, abilities, zones and actions. */

import type { Tip } from "../../tips/tips.svelte";
import { has, named, t, voice } from "../../words/index.svelte";
import { nameOf, readUse, textOf } from "./names";
import { figurines } from "./open";

export function means(option: string): Tip | undefined {
  const { id } = readUse(option);
  const text = textOf(id);
  if (text) return { title: nameOf(id), text };
  const key = `fig-option-${id.replaceAll("_", "-")}`;
  if (has(key)) return { title: nameOf(id), text: t(key) };
  const zone = figurines().zones.find((one) => one.id === id);
  return zone && { title: voice.call(id), text: named(zone.text) };
}
