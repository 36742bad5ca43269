/** What is shown of the events of westeros. */

import type { Choreography, DieShown } from "../../narration/scenes";

const dice = (symbols: readonly string[], good?: readonly string[]): DieShown[] =>
  symbols.map((face) => ({ face, ...(good?.length ? { good: good.includes(face) } : {}) }));
const RANGED = new Set(["archers"]);

export const scenes: Choreography = {
  round_began: () => ({ kind: "herald", tone: "chapter", beats: 1.4 }),
  battle_opened: () => ({ kind: "herald", tone: "battle" }),
  order_dice_rolled: ({ house, symbols }) => ({ kind: "dice", who: house, dice: dice(symbols) }),
  card_played: ({ house, card }) => ({
    kind: "cards",
    cards: [{ id: card, who: house }],
    highlight: true,
  }),
  card_discarded: () => undefined,
  setup_cards_drawn: ({ house, cards }) => ({
    kind: "cards",
    cards: (cards as string[]).map((id) => ({ id, who: house })),
  }),
  ability_used: () => ({ kind: "line", beats: 1.2 }),
  tactic_used: () => ({ kind: "line", beats: 1.2 }),
  units_activated: () => ({ kind: "line", beats: 0.4 }),
  units_idle: () => undefined,
  commands_paid: () => undefined,
  effect_began: () => undefined,
  effects_ended: () => undefined,
  order_tokens_spent: () => ({ kind: "line", beats: 0.6 }),
  unit_moved: ({ unit, start, path }) => ({
    kind: "travel",
    piece: unit,
    way: [start, ...(path as string[])].filter(Boolean),
  }),
  engaged: () => ({ kind: "line", beats: 0.3 }),
  engagement_broken: () => ({ kind: "line", beats: 0.3 }),
  attack_declared: ({ hex, at, mode }) => ({
    kind: "strike",
    from: hex,
    to: at,
    ranged: RANGED.has(mode),
  }),
  dogs_loosed: ({ hex, at }) => ({ kind: "strike", from: hex, to: at }),
  dice_counted: () => ({ kind: "line", beats: 0.5 }),
  dice_rolled: ({ house, symbols, hits, purpose, wanted }) => ({
    kind: "dice",
    who: house,
    dice: dice(symbols, hits?.length ? hits : purpose === "attack" ? [] : wanted),
  }),
  attack_resolved: () => ({ kind: "line", beats: 1.2 }),
  figures_lost: ({ unit, figures }) => ({
    kind: "float",
    at: unit,
    text: `−${figures}`,
    tone: "bad",
    sound: "fall",
  }),
  unit_eliminated: ({ unit }) => ({
    kind: "float",
    at: unit,
    text: "✝",
    tone: "bad",
    sound: "fall",
    beats: 1.4,
    first: [],
    highlight: true,
  }),
  commander_captured: () => ({ kind: "herald", tone: "danger", highlight: true }),
  commander_stood: () => ({ kind: "line", beats: 1 }),
  morale_shifted: ({ house, delta, marker }) => ({
    kind: "count",
    rows: [{ who: house, from: marker - delta, to: marker }],
    beats: 1.1,
  }),
  points_scored: ({ house, points, total }) => ({
    kind: "count",
    rows: [{ who: house, from: total - points, to: total }],
    highlight: true,
  }),
  control_taken: ({ hex }) => ({
    kind: "float",
    at: hex,
    text: "⚑",
    tone: "good",
    sound: "horn",
    beats: 1.4,
    highlight: true,
  }),
  control_lost: ({ hex }) => ({ kind: "float", at: hex, text: "⚑", tone: "bad" }),
  fire_changed: ({ hex, level, before }) => ({
    kind: "float",
    at: hex,
    text: level > before ? "▲" : "▼",
    tone: level > before ? "bad" : "good",
  }),
  ground_burnt: ({ hex }) => ({ kind: "float", at: hex, text: "✕", tone: "bad" }),
  token_turned_up: ({ hex }) => ({ kind: "turn", places: [hex], beats: 1.2 }),
};
