/** What is shown of the events of throne. */

import type { Choreography, Facts } from "../../narration/scenes";
import { total, type Units } from "./table";

/** Units under way, for the board to draw. */
export interface Cargo {
  house: string;
  units: Units;
  routed: boolean;
}

/** Events tell only the kinds of units that there are. */
const whole = (units: Partial<Units> | undefined): Units => ({
  footman: 0,
  knight: 0,
  ship: 0,
  ...units,
});
const lost = ({ ready, routed }: Facts) => total(whole(ready)) + total(whole(routed));
const cards = (given: Record<string, string>) =>
  Object.entries(given).map(([who, id]) => ({ who, id }));
const counts = (given: Record<string, number>) =>
  Object.entries(given).map(([who, to]) => ({ who, to }));
const under = (facts: Facts, routed: boolean): Cargo => ({
  house: String(facts.house),
  units: whole(facts.units),
  routed,
});

export const scenes: Choreography = {
  turn_began: () => ({ kind: "herald", tone: "chapter", beats: 1.4 }),
  card_revealed: ({ card }) => ({ kind: "cards", cards: [{ id: card }], beats: 1.8 }),
  card_resolved: () => ({ kind: "line", beats: 1 }),
  cards_returned: () => undefined,
  wildlings_moved: ({ before, strength }) => ({
    kind: "count",
    rows: [{ who: "wildlings", from: before, to: strength }],
    beats: 1.2,
  }),
  wildlings_fought: ({ held }) => ({
    kind: "herald",
    tone: held ? "victory" : "danger",
    highlight: true,
  }),
  bids_revealed: ({ bids }) => ({ kind: "count", rows: counts(bids), beats: 2.6, highlight: true }),
  bids_paid: () => undefined,
  bidder_named: () => ({ kind: "line", beats: 1.2 }),
  track_filled: () => ({ kind: "line", beats: 1.4 }),
  tracks_cleared: () => undefined,
  tie_broken: () => ({ kind: "line", beats: 1.2 }),
  orders_revealed: ({ orders }) => ({
    kind: "turn",
    places: Object.keys(orders),
    sound: "horn",
    highlight: true,
  }),
  orders_listed: () => undefined,
  order_replaced: ({ area }) => ({ kind: "turn", places: [area], beats: 1.2 }),
  order_removed: ({ house, by, area }) =>
    house === by ? undefined : { kind: "float", at: area, text: "✕", tone: "bad", sound: "clash" },
  orders_cleared: () => undefined,
  battle_began: () => ({ kind: "herald", tone: "battle", highlight: true }),
  support_declared: ({ origin, area }) => ({
    kind: "strike",
    from: origin,
    to: area,
    friendly: true,
    sound: "steps",
  }),
  support_withheld: () => ({ kind: "line", beats: 0.3 }),
  strengths_stated: ({ attacker, strength, defender, against, final }) => ({
    kind: "count",
    rows: counts({ [attacker]: strength.total, [defender]: against.total }),
    beats: final ? 2 : 1.4,
    sound: "clash",
  }),
  house_cards_revealed: (facts) => ({
    kind: "cards",
    cards: cards(facts.cards),
    beats: 3.4,
    highlight: true,
  }),
  ability_worked: () => ({ kind: "line", beats: 1.2 }),
  battle_won: () => ({ kind: "herald", tone: "victory", beats: 1.6, highlight: true }),
  casualties_counted: () => ({ kind: "line", beats: 1.2 }),
  units_lost: (facts) => ({
    kind: "float",
    at: facts.area,
    text: `−${lost(facts)}`,
    tone: "bad",
    sound: "fall",
    first: [],
    beats: 1.2,
  }),
  marched: (facts) => ({
    kind: "travel",
    way: [facts.origin, facts.to],
    attack: facts.attack,
    cargo: under(facts, false),
    first: [facts.origin],
  }),
  retreated: (facts) => ({
    kind: "travel",
    way: [facts.origin, facts.to],
    cargo: under(facts, true),
    first: [facts.origin],
  }),
  attackers_settled: () => undefined,
  unit_mustered: ({ area }) => ({ kind: "float", at: area, text: "+1", tone: "good" }),
  footman_upgraded: ({ area }) => ({ kind: "float", at: area, text: "▲", tone: "good" }),
  muster_began: () => ({ kind: "line", beats: 0.8 }),
  power_gained: ({ house, area, amount, power }) =>
    area
      ? { kind: "float", at: area, text: `+${amount}`, tone: "good", sound: "coin", beats: 0.7 }
      : { kind: "count", rows: [{ who: house, from: power - amount, to: power }], beats: 0.8 },
  supply_adjusted: ({ house, before, level }) =>
    before === level
      ? undefined
      : { kind: "count", rows: [{ who: house, from: before, to: level }], beats: 1.1 },
  power_token_placed: ({ area }) => ({ kind: "float", at: area, text: "⚑", tone: "good" }),
  power_token_removed: ({ area }) => ({ kind: "float", at: area, text: "⚑", tone: "bad" }),
  entry_began: () => ({ kind: "herald", tone: "battle", beats: 1.2 }),
  neutral_removed: ({ area }) => ({
    kind: "float",
    at: area,
    text: "✝",
    tone: "bad",
    sound: "fall",
    first: [],
    highlight: true,
  }),
};
