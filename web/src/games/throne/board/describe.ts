/** An area in words, for those who do not see the board. */

import { named, t, voice } from "../../../words/index.svelte";
import type { Area, Content } from "../content";
import { KINDS, type Army, type Table } from "../table";

export function describeArmy(army: Army): string {
  const parts = [
    ...KINDS.filter((kind) => army.ready[kind]).map(
      (kind) => `${army.ready[kind]} ${voice.call(kind)}`,
    ),
    ...KINDS.filter((kind) => army.routed[kind]).map(
      (kind) => `${army.routed[kind]} ${voice.call(kind)} (${t("routed")})`,
    ),
  ];
  return t("told-of", { who: voice.call(army.house), what: parts.join(", ") });
}

export function describeArea(content: Content, table: Table, area: Area, draft?: string): string {
  const order = table.orders[area.id];
  const told = [
    area.structure && t(`structure-${area.structure}`),
    area.barrels && t("barrels", { n: area.barrels }),
    area.crowns && t("crowns", { n: area.crowns }),
    table.armies[area.id] && describeArmy(table.armies[area.id]!),
    table.attackers[area.id] && `${t("attacking")} ${describeArmy(table.attackers[area.id]!)}`,
    table.neutrals[area.id] && t("neutral-force", { n: table.neutrals[area.id]!.strength }),
    table.power_tokens[area.id] &&
      t("power-token-of", { house: voice.call(table.power_tokens[area.id]!.house) }),
    order && t("order-there", { order: nameOfOrder(content, order.token) }),
    draft && t("order-drafted", { order: nameOfOrder(content, draft) }),
  ];
  return [named(area.name), ...told.filter(Boolean)].join(". ");
}

const nameOfOrder = (content: Content, token: string) => {
  const found = content.orders.get(token);
  return found ? named(found.name) : token;
};
