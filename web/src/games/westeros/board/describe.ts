/** A hex in words, for those who do not see the board. */

import { t, voice } from "../../../words/index.svelte";
import { terrainName, unitName } from "../names";
import { faceOf, unitIn, type Table } from "../table";

export function describeUnit(table: Table, id: string): string {
  const unit = table.units[id]!;
  return [
    t("told-of", { who: voice.call(unit.house), what: unitName(id, unit) }),
    voice.call(unit.rank),
    t("figures", { n: unit.figures }),
    t(unit.spent ? "spent" : "ready"),
    unit.partner && table.units[unit.partner]
      ? t("engaged-with", { unit: unitName(unit.partner, table.units[unit.partner]!) })
      : "",
  ]
    .filter(Boolean)
    .join(", ");
}

export function describeHex(table: Table, hex: string): string {
  const ground = table.ground[hex]!;
  const unit = unitIn(table, hex);
  const told = [
    terrainName(table, hex),
    ground.fire > 0 && t("fire-level", { n: ground.fire }),
    unit && describeUnit(table, unit),
    ...Object.entries(table.objectives)
      .filter(([, objective]) => objective.hex === hex)
      .map(([id, { control }]) =>
        control
          ? t("objective-of", { name: voice.call(id), house: voice.call(control) })
          : t("objective-free", { name: voice.call(id) }),
      ),
    ...Object.values(table.tokens)
      .filter((token) => token.hex === hex)
      .map((token) => t("token-there", { name: voice.call(faceOf(token) || token.kind) })),
  ];
  return [hex, ...told.filter(Boolean)].join(". ");
}
