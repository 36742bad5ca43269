/** What is shown of the events of figurines. */

import type { Choreography, DieShown, Facts } from "../../narration/scenes";

/** Rolls whose dice count one by one; others are added up. */
const SINGLE = new Set(["attack", "defense"]);

/** Dice, each with its success where it can be told from the sum that the referee has made of them. */
function dice({ dice: faces, need, parts, purpose, made, critical }: Facts): DieShown[] {
  const added = ((parts ?? []) as { value: number }[]).reduce((sum, { value }) => sum + value, 0);
  const good = (faces as number[]).map((face) => face === 6 || (face > 1 && face + added >= need));
  const sixes = critical ? (faces as number[]).filter((face) => face === 6).length : 0;
  const sure = SINGLE.has(purpose) && need > 0 && good.filter(Boolean).length + sixes === made;
  return (faces as number[]).map((face, i) => ({ face, ...(sure ? { good: good[i] } : {}) }));
}
const fallen = ({ lost, wounds }: Facts) => `−${lost || wounds}`;

export const scenes: Choreography = {
  round_begun: () => ({ kind: "herald", tone: "chapter", beats: 1.4 }),
  cleanup_begun: () => ({ kind: "line", beats: 0.6 }),
  turn_begun: () => ({ kind: "line", beats: 0.6 }),
  unit_activated: () => ({ kind: "line", beats: 0.6 }),
  action_chosen: () => ({ kind: "line", beats: 0.6 }),
  unit_moved: ({ unit, origin, x, y, move }) =>
    origin
      ? { kind: "travel", piece: unit, way: [origin, { x, y }], attack: move === "charge" }
      : { kind: "line", beats: 0.6 },
  charge_declared: ({ unit, target }) => ({
    kind: "strike",
    from: unit,
    to: target,
    sound: "horn",
    highlight: true,
  }),
  charge_ended: () => ({ kind: "line", beats: 1.2 }),
  attack_made: ({ unit, target, kind }) => ({
    kind: "strike",
    from: unit,
    to: target,
    ranged: kind === "ranged",
  }),
  attack_boosted: () => ({ kind: "line", beats: 0.8 }),
  rolled: (facts) => ({
    kind: "dice",
    who: facts.unit ?? facts.player,
    dice: dice(facts),
    ...(facts.need ? { need: `≥ ${facts.need}` } : {}),
    ...(facts.made && !SINGLE.has(facts.purpose) ? { result: facts.made } : {}),
  }),
  dice_rerolled: ({ unit, player, dice: faces, before }) => ({
    kind: "dice",
    who: unit || player,
    dice: (faces as number[]).map((face, i) => ({ face, before: before?.[i] })),
  }),
  rolled_off: (facts) => ({
    kind: "dice",
    dice: Object.values(facts.dice as Record<string, number>).map((face) => ({ face })),
    beats: 1.4,
  }),
  hits_settled: () => ({ kind: "line", beats: 1.2 }),
  wounds_suffered: (facts) => ({
    kind: "float",
    at: facts.unit,
    text: fallen(facts),
    tone: "bad",
    sound: "fall",
    beats: 1.2,
  }),
  unit_healed: ({ unit, healed }) => ({
    kind: "float",
    at: unit,
    text: `+${healed}`,
    tone: "good",
  }),
  unit_destroyed: ({ unit }) => ({
    kind: "float",
    at: unit,
    text: "✝",
    tone: "bad",
    sound: "fall",
    beats: 1.4,
    highlight: true,
  }),
  unit_removed: () => undefined,
  condition_gained: ({ unit }) => ({ kind: "float", at: unit, text: "!", tone: "bad" }),
  condition_lost: ({ unit }) => ({ kind: "float", at: unit, text: "!", tone: "good" }),
  test_taken: () => ({ kind: "line", beats: 1.4 }),
  card_played: ({ player, card }) => ({
    kind: "cards",
    cards: [{ id: card, who: player }],
    highlight: true,
  }),
  siege_card_played: ({ player, card }) => ({ kind: "cards", cards: [{ id: card, who: player }] }),
  open_mission_drawn: ({ card }) => ({ kind: "cards", cards: [{ id: card }] }),
  mission_shown: ({ player, card }) => ({ kind: "cards", cards: [{ id: card, who: player }] }),
  cards_revealed: ({ owner, cards }) =>
    cards?.length
      ? { kind: "cards", cards: (cards as string[]).map((id) => ({ id, who: owner })) }
      : { kind: "line", beats: 0.8 },
  card_cancelled: () => ({ kind: "line", beats: 1.4 }),
  cards_drawn: () => ({ kind: "line", beats: 0.4 }),
  lasting_begun: () => undefined,
  lasting_ended: () => undefined,
  ability_used: () => ({ kind: "line", beats: 1 }),
  zone_claimed: () => ({ kind: "line", beats: 1.2, sound: "coin" }),
  objective_claimed: ({ objective }) => ({
    kind: "float",
    at: objective,
    text: "⚑",
    tone: "good",
    sound: "horn",
    highlight: true,
  }),
  objective_lost: ({ objective }) => ({ kind: "float", at: objective, text: "⚑", tone: "bad" }),
  vp_gained: ({ player, vp, score }) => {
    const to = (score as Record<string, number>)?.[player] ?? vp;
    return { kind: "count", rows: [{ who: player, from: to - vp, to }], highlight: true };
  },
  player_eliminated: () => ({ kind: "herald", tone: "danger", highlight: true }),
  counted: () => undefined,
  counts_cleared: () => undefined,
};
