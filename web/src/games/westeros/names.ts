/** What people call the pieces of westeros. */

import { named, t, voice } from "../../words/index.svelte";
import { westeros } from "./open";
import type { Vision } from "./stage.svelte";
import type { Table, Unit } from "./table";

/** A commander without his title. */
export function commanderName(id: string): string {
  const { commanders, figures } = westeros();
  const figure = figures.get(commanders.get(id)?.figure ?? "");
  return figure ? named(figure.name) : voice.call(id);
}

/** A unit by its own name, or by its commander's; by its card where a commander it was named for has left it. */
export const unitName = (id: string, unit: Pick<Unit, "commander" | "card">) =>
  unit.commander
    ? commanderName(unit.commander)
    : voice.title(westeros().figures.has(id) ? unit.card : id);

/** The number at the end of a unit's name. */
export const unitNumber = (id: string) => /_(\d+)$/.exec(id)?.[1];

/** A unit of the table with its rank and where it stands. */
export function unitAt(table: Table, id: string): string {
  const unit = table.units[id];
  if (!unit) return voice.call(id);
  return t("unit-at", { unit: unitName(id, unit), rank: voice.call(unit.rank), hex: unit.hex });
}

/** The sight of a unit or token, as far as the server told it. */
export function visionOf(
  table: Table,
  from: string | undefined,
  hidden: Vision["hidden"] | undefined,
): Vision | undefined {
  if (from === undefined || !hidden) return undefined;
  const unit = table.units[from];
  return { from, hidden, name: unit ? unitName(from, unit) : voice.call(from) };
}

/** The terrain of a hex: what lies on it, else the land itself. */
export function terrainName(table: Table, hex: string): string {
  const ground = table.ground[hex];
  if (!ground) return hex;
  if (ground.overlay) return voice.call(ground.overlay);
  return ground.devastated ? voice.call("devastation") : voice.call(ground.terrain);
}

/** The words for the keywords of a unit card, with their numbers. */
export function keywordName(keyword: { id: string; x?: number }): string {
  const facts = westeros().keywords.get(keyword.id);
  const name = facts ? named(facts.name) : voice.call(keyword.id);
  return keyword.x === undefined ? name : name.replace(/ X$/, ` ${keyword.x}`);
}
