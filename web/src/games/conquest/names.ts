/** What people call the pieces of conquest. */

import { has, named, t, voice } from "../../words/index.svelte";
import { conquest } from "./open";
import { lastingOf, type Table } from "./table";

/** The name of a profile, a rule, an item, or of anything else. */
export const nameOf = (id: string): string => {
  const content = conquest();
  const found =
    content.cards.get(id) ??
    content.rules.get(id) ??
    content.drawEvents.get(id) ??
    content.masteries.get(id) ??
    content.pieces.get(id);
  return found ? named(found.name) : voice.title(id);
};

/** What a rule, an item, a spell or an ability does. */
export function textOf(id: string, faction = ""): string | undefined {
  const { texts } = conquest();
  const found = texts.get(`${faction} ${id}`) ?? texts.get(id);
  return found && named(found);
}

/** A regiment or a character by its name, with a number where there are several. */
export const unitName = (id: string) => voice.title(id);

/** A special rule with its number: `Cleave (2)`. */
export function ruleName({
  id,
  x,
  plus,
}: {
  id: string;
  x?: number | null;
  plus?: number;
}): string {
  const number = plus ? `+${plus}` : x !== null && x !== undefined ? String(x) : "";
  return number ? `${nameOf(id)} (${number})` : nameOf(id);
}

/** What holds for a regiment for a while, each thing once. */
export const lastingNames = (table: Table, id: string): string[] => [
  ...new Set(lastingOf(table, id).map((row) => nameOf(row.thing || row.source))),
];

/** What an action or an ability is, in a line. */
export function explained(id: string): string | undefined {
  const key = `con-option-${id.replaceAll("_", "-")}`;
  return has(key) ? t(key) : textOf(id);
}

/** A regiment in a sentence for those who do not see the table. */
export function describeRegiment(table: Table, id: string): string {
  const row = table.regiments[id]!;
  const parts = [
    t("told-of", { who: voice.call(row.owner), what: unitName(id) }),
    t("con-stands", { n: row.stands, all: row.starting }),
  ];
  if (row.character) parts.push(unitName(row.character));
  if (row.wounds) parts.push(t("con-wounds", { n: row.wounds }));
  if (row.broken) parts.push(t("con-broken"));
  if (row.memory.activated) parts.push(t("con-activated"));
  return [...parts, ...lastingNames(table, id)].join(", ");
}
