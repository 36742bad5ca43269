/** A battle as its step tells it: who fights, and the printed parts of each side's strength.
 *
 * The parts list what lies open on the table; the totals that decide are the server's.
 */

import type { EventTold } from "../../protocol";
import type { Content } from "./content";
import { KINDS, type Army, type Table } from "./table";

export interface Part {
  source: string;
  value: number;
  rule: string;
  count?: number;
}

export interface Side {
  role: "attacker" | "defender";
  house: string;
  parts: Part[];
  card?: string;
  sum: number;
}

export interface Fight {
  area: string;
  neutral: boolean;
  sides: Side[];
}

type Step = Record<string, any>;

const FIGHTS = new Set(["battle", "neutral_entry"]);

export function readFight(
  content: Content,
  table: Table,
  steps: readonly Step[],
): Fight | undefined {
  const step = steps.findLast((one) => FIGHTS.has(String(one.step)));
  if (!step) return undefined;
  const area = String(step.area);
  const neutral = step.step === "neutral_entry";
  const entering: Army = {
    house: String(step.attacker),
    ready: { footman: 0, knight: 0, ship: 0, ...(step.units as object | undefined) },
    routed: { footman: 0, knight: 0, ship: 0 },
  };
  const attackers = neutral ? entering : table.attackers[area];
  const attack = sideOf(content, table, step, "attacker", attackers);
  const defence = sideOf(
    content,
    table,
    step,
    "defender",
    neutral ? undefined : table.armies[area],
  );
  if (neutral && table.neutrals[area]) {
    defence.parts = [
      { source: "neutral_force", value: table.neutrals[area].strength, rule: "THR-NEU-02" },
    ];
  }
  for (const side of [attack, defence]) {
    side.sum = side.parts.reduce((sum, part) => sum + part.value, 0);
  }
  return { area, neutral, sides: [attack, defence] };
}

function sideOf(
  content: Content,
  table: Table,
  step: Step,
  role: Side["role"],
  army: Army | undefined,
): Side {
  const parts: Part[] = [];
  for (const kind of KINDS) {
    const strength = content.units.get(kind)?.strength ?? 0;
    const n = army?.ready[kind] ?? 0;
    const lying = army?.routed[kind] ?? 0;
    if (n) parts.push({ source: kind, count: n, value: n * strength, rule: "THR-BAT-03" });
    if (lying) parts.push({ source: kind, count: lying, value: 0, rule: "THR-ROU-01" });
  }
  const token = role === "attacker" ? String(step.march) : table.orders[String(step.area)]?.token;
  const order = token === undefined ? undefined : content.orders.get(token);
  if (order && (role === "attacker" || order.type === "defence")) {
    const rule = role === "attacker" ? "THR-BAT-04" : "THR-BAT-05";
    parts.push({ source: order.id, value: order.modifier ?? 0, rule });
  }
  for (const [area, helped] of Object.entries((step.supports ?? {}) as Record<string, string>)) {
    if (helped === role) parts.push(supportOf(content, table, area));
  }
  const card = (step.cards as Record<string, string> | undefined)?.[role];
  if (card) {
    parts.push({
      source: card,
      value: content.cards.get(card)?.strength ?? 0,
      rule: "THR-BAT-07",
    });
  }
  if (step.blade === role) parts.push({ source: "valyrian_blade", value: 1, rule: "THR-VSB-01" });
  return { role, house: String(step[role] ?? ""), parts, sum: 0, ...(card ? { card } : {}) };
}

function supportOf(content: Content, table: Table, area: string): Part {
  const ready = table.armies[area]?.ready;
  const units = KINDS.reduce(
    (sum, k) => sum + (ready?.[k] ?? 0) * (content.units.get(k)?.strength ?? 0),
    0,
  );
  const bonus = content.orders.get(table.orders[area]?.token ?? "")?.modifier ?? 0;
  return { source: area, value: units + bonus, rule: "THR-SPT-03" };
}

/** The strength the server stated last for a side of the battle going on; before the cards are played
 * that is the first sum, with them only the one that decided. */
export function statedTotal(
  events: readonly EventTold[],
  area: string,
  { house, card }: Pick<Side, "house" | "card">,
): number | undefined {
  const stated = card ? ["throne.battle_won"] : ["throne.strengths_stated", "throne.battle_won"];
  for (let i = events.length - 1; i >= 0; i--) {
    const { kind, facts } = events[i]!;
    if (kind === "throne.battle_began") return undefined;
    if (stated.includes(kind) && facts.area === area) {
      return (facts.totals as Record<string, number> | undefined)?.[house];
    }
  }
  return undefined;
}
