/** What is shown of the events of conquest. */

import type { Choreography, DieShown, Facts, Manner, Show } from "../../narration/scenes";
import { succeeds } from "./throws";

/** Dice that succeed with so much or less. */
function dice(
  faces: readonly number[],
  value?: number | null,
  rolled?: readonly number[],
): DieShown[] {
  return faces.map((face, i) => {
    const first = rolled?.[i];
    return {
      face,
      ...(typeof value === "number" ? { good: succeeds(face, value) } : {}),
      ...(first !== undefined && first !== face ? { before: first } : {}),
    };
  });
}

const thrown = (
  who: string,
  faces: readonly number[],
  facts: Facts,
  value?: number,
): Show & Manner => ({
  kind: "dice",
  who,
  dice: dice(faces, value, facts.rolled),
  ...(typeof value === "number" ? { need: `≤ ${value}` } : {}),
});
const both = (facts: Facts): Show => ({
  kind: "dice",
  dice: Object.values(facts.dice as Record<string, number>).map((face) => ({ face })),
});

export const scenes: Choreography = {
  round_began: () => ({ kind: "herald", tone: "chapter", beats: 1.4 }),
  phase_began: () => ({ kind: "line", beats: 0.8 }),
  reinforcements_diced: (facts) => thrown(facts.seat, facts.dice, facts),
  supremacy_diced: both,
  rolled_off: ({ die, other_die }) => ({
    kind: "dice",
    dice: [{ face: die }, { face: other_die }],
  }),
  first_player_settled: () => ({ kind: "line", beats: 1.2 }),
  card_drawn: ({ seat, card }) => ({
    kind: "cards",
    cards: [{ id: card, who: seat }],
    beats: 1.5,
  }),
  activated: () => undefined,
  action_taken: () => ({ kind: "line", beats: 0.7 }),
  regiment_moved: ({ regiment, before, pose, manner }) =>
    before
      ? { kind: "travel", piece: regiment, way: [before, pose], attack: manner === "charge" }
      : { kind: "line", beats: 0.8, sound: "steps" },
  charge_declared: ({ regiment, target }) => ({
    kind: "strike",
    from: regiment,
    to: target,
    sound: "horn",
    highlight: true,
  }),
  charge_rolled: (facts) =>
    thrown(facts.regiment, facts.thrown?.length ? facts.thrown : [facts.die], {}),
  charge_failed: () => ({ kind: "line", beats: 1.4 }),
  contact_made: ({ regiment, enemy }) => ({
    kind: "strike",
    from: regiment,
    to: enemy,
    beats: 0.8,
  }),
  contact_lost: () => undefined,
  volley_fired: ({ regiment, target }) => ({
    kind: "strike",
    from: regiment,
    to: target,
    ranged: true,
  }),
  volley_told: () => ({ kind: "line", beats: 0.8 }),
  hits_rolled: (facts) => thrown(facts.attacker, facts.dice, facts, facts.value),
  hits_given: ({ attacker, target }) => ({ kind: "strike", from: attacker, to: target }),
  defense_rolled: (facts) => thrown(facts.target, facts.dice, facts, facts.value ?? undefined),
  morale_tested: (facts) => thrown(facts.regiment, facts.dice, facts, facts.resolve),
  resolve_rolled: (facts) => thrown(facts.regiment, [facts.die], facts, facts.resolve),
  wounds_diced: (facts) => thrown(facts.regiment, [facts.die], {}),
  healing_diced: (facts) => thrown(facts.unit, [facts.die], {}),
  decay_rolled: (facts) => thrown(facts.regiment, facts.dice, {}),
  ground_bit: (facts) => thrown(facts.regiment, facts.dice, {}),
  dice_shown: (facts) => thrown(facts.unit, facts.dice, {}),
  spell_cast: (facts) => ({
    ...thrown(facts.caster, facts.dice, {}, facts.value),
    highlight: true,
  }),
  wounds_marked: ({ regiment, wounds }) => ({
    kind: "float",
    at: regiment,
    text: `−${wounds}`,
    tone: "bad",
    sound: "fall",
  }),
  stand_lost: ({ regiment }) => ({
    kind: "float",
    at: regiment,
    text: "✝",
    tone: "bad",
    sound: "fall",
    beats: 0.7,
  }),
  became_broken: ({ regiment }) => ({
    kind: "float",
    at: regiment,
    text: "!",
    tone: "bad",
    highlight: true,
  }),
  rallied: ({ regiment }) => ({ kind: "float", at: regiment, text: "▲", tone: "good" }),
  regiment_destroyed: ({ regiment }) => ({
    kind: "float",
    at: regiment,
    text: "✝",
    tone: "bad",
    sound: "fall",
    beats: 1.5,
    first: [],
    highlight: true,
  }),
  character_fell: () => ({ kind: "herald", tone: "danger", highlight: true }),
  wounds_healed: ({ unit, wounds }) => ({
    kind: "float",
    at: unit,
    text: `+${wounds}`,
    tone: "good",
  }),
  stand_restored: ({ regiment }) => ({ kind: "float", at: regiment, text: "+1", tone: "good" }),
  duel_called: ({ character, foe }) => ({
    kind: "strike",
    from: character,
    to: foe,
    highlight: true,
  }),
  scored: ({ seat, points, total }) => ({
    kind: "count",
    rows: [{ who: seat, from: total - points, to: total }],
    highlight: true,
  }),
  secondary_achieved: () => ({ kind: "herald", tone: "victory", highlight: true }),
  lasting_begun: () => undefined,
  lasting_ended: () => undefined,
  passed: () => ({ kind: "line", beats: 0.5 }),
};
