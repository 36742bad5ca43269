/** Secondary objectives: what a card wants, in words of the page. */

import { t } from "../../words/index.svelte";
import type { Condition } from "../../made/conquest.content";
import { conquest } from "./open";
import type { Table } from "./table";

/** The card that an option means: copies are told apart by a number. */
export const cardOf = (option: string) =>
  conquest().secondaries.has(option) ? option : option.replace(/_\d+$/, "");

function said(condition: Condition): string {
  return t(`con-sec-${condition.type.replaceAll("_", "-")}`, {
    n: condition.min ?? 1,
    radius: (condition.radius ?? 0) / 1000,
    distance: (condition.distance ?? 0) / 1000,
    round: condition.from_round ?? 0,
    types: (condition.types ?? []).map((type) => t(`con-type-${type}`)).join(", "),
    others: (condition.fallback_types ?? []).map((type) => t(`con-type-${type}`)).join(", "),
  });
}

/** A sentence as it goes on after a colon. */
const within = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What a card wants; without what it speaks of, something else. */
export function wantedBy(card: string): string {
  const found = conquest().secondaries.get(cardOf(card));
  if (!found) return "";
  const { condition } = found;
  const instead = condition.fallback
    ? t("con-sec-instead", { what: within(said(condition.fallback)) })
    : "";
  return [said(condition), instead].filter(Boolean).join(" ");
}

/** The cards that a seat holds, where they may be seen, and how many. */
export function handOf(table: Table, seat: string): { cards?: string[]; size: number } {
  const hand = table.secondaries[seat];
  if (!hand) return { size: 0 };
  return "cards" in hand ? { cards: hand.cards, size: hand.cards.length } : { size: hand.size };
}
