/** What people call the pieces of figurines. */

import { named, t, voice } from "../../words/index.svelte";
import { figurines } from "./open";
import type { Table } from "./table";

/** A character by his name without the title. */
export function shortName(id: string): string {
  const { attachments, ncus, units } = figurines();
  const card = attachments.get(id) ?? ncus.get(id) ?? units.get(id);
  return card ? named(card.name) : voice.call(id);
}

/** A unit by its name and number. */
export const unitName = (id: string) => voice.title(id);

/** What an answer to a situation is: a card, an ability of somebody, a rule. */
export interface Use {
  kind: "pass" | "card" | "ability" | "rule" | "other";
  /** The card, ability or rule. */
  id: string;
  /** The unit or NCU whose it is. */
  source: string;
}

export function readUse(option: string): Use {
  if (option === "pass") return { kind: "pass", id: "pass", source: "" };
  const [kind, rest = ""] = option.split(/:(.*)/s);
  const [first = "", second] = rest.split("/");
  if (kind === "card") return { kind, id: first, source: "" };
  if (kind === "ability") return { kind, id: second ?? "", source: first };
  if (kind === "rule") return { kind, id: first, source: second ?? "" };
  return { kind: "other", id: option, source: "" };
}

/** What a card or an ability does. */
export function textOf(id: string): string | undefined {
  const content = figurines();
  const found = content.plain(id) ?? content.abilities.get(id);
  return found && named(found.text);
}

/** The name of a card, an ability, an attack, or of anything else. */
export function nameOf(id: string): string {
  const content = figurines();
  const found = content.plain(id) ?? content.abilities.get(id) ?? content.attacks.get(id);
  return found ? named(found.name) : voice.title(id);
}

/** A card that lies with a unit, which ids know by the number of its row: “NAME (UNIT)”; undefined for anything else. */
export function lyingName(table: Table | undefined, row: string): string | undefined {
  const lying = table?.attached[row];
  return lying && `${nameOf(lying.card)} (${unitName(lying.unit)})`;
}

/** A choice that begins with such a card, such as `ROW/UNIT` for who takes it. */
export function withLying(table: Table | undefined, id: string): string | undefined {
  const [row = "", ...rest] = id.split("/");
  const lying = lyingName(table, row);
  return lying && [lying, ...rest.map(nameOf)].join(" → ");
}

/** A unit in a sentence for those who do not see the table. */
export function describeUnit(table: Table, id: string): string {
  const unit = table.units[id]!;
  const card = figurines().units.get(unit.card);
  const parts = [
    t("told-of", { who: voice.call(unit.owner), what: unitName(id) }),
    t("fig-figures", { n: unit.figures, all: card?.figures ?? unit.figures }),
    ...unit.attachments.map(shortName),
    ...unit.conditions.map((one) => voice.call(one)),
  ];
  if (unit.wounds) parts.push(t("fig-wounds", { n: unit.wounds }));
  if (unit.activated) parts.push(t("fig-activated"));
  if (unit.carries) parts.push(t("fig-carries"));
  if (unit.marked) parts.push(t("fig-marked"));
  return parts.join(", ");
}
