import { expect, it } from "vitest";
import type { Analysis } from "../src/protocol";
import { counted, curves, heaviest, HEIGHT, lanes, oddsTaken, WIDTH } from "../src/shell/curves";

const outlook = (input: number, a: number) => ({
  input,
  told: 2 * input,
  round: 1,
  chances: { a, b: 1 - a },
  error: 0.01,
});
const analysis = (curve: Analysis["curve"]): Analysis => ({
  game: "throne",
  seats: ["a", "b"],
  inputs: 20,
  valued: curve.length > 0,
  ranking: [["a"], ["b"]],
  curve,
  turns: [
    { since: 0, input: 10, told: 20, round: 1, change: { a: 0.5, b: -0.5 }, events: { en: [] } },
  ],
  rolls: [],
  luck: { a: 0, b: 0 },
  costly: [],
  ventures: [],
  statistics: { answers: {}, events: {}, odds: [], features: [], names: [], rounds: [] },
});

it("draws a line for each seat from the first moment to the last", () => {
  const plot = curves(analysis([outlook(0, 0.5), outlook(10, 1), outlook(20, 1)]));
  expect(plot?.lines[0]).toEqual({
    seat: "a",
    path: `M0 ${HEIGHT / 2}L${WIDTH / 2} 0L${WIDTH} 0`,
    first: 0.5,
    last: 1,
  });
  expect(plot?.turns[0]).toMatchObject({ x: WIDTH / 2, place: 1, told: 20 });
});

it("marks of turning points do not lie on each other", () => {
  expect(lanes([100, 110, 125, 150, 400])).toEqual([0, 1, 2, 0, 0]);
});

it("draws nothing where nobody could tell chances", () => {
  expect(curves(analysis([]))).toBeUndefined();
});

it("tells the rolls that changed most, and none that changed nothing", () => {
  const roll = (input: number, a: number) => ({
    input,
    told: input,
    round: 1,
    dice: ["1"],
    luck: { a, b: -a },
    outcomes: 6,
    exact: true,
  });
  const rolls = [roll(1, 0.1), roll(2, 0), roll(3, -0.3)];
  expect(heaviest({ ...analysis([]), rolls }).map(({ input }) => input)).toEqual([3, 1]);
});

it("counts what changes from round to round, by name", () => {
  const name = { en: "castles", fr: "châteaux" };
  const statistics = {
    answers: {},
    events: {},
    odds: [],
    features: ["castles", "castles, by time", "ships"],
    names: [name, name, { en: "ships", fr: "bateaux" }],
    rounds: [
      { a: [1, 0, 2], b: [1, 0, 2] },
      { a: [2, 1, 2], b: [0.96, 1, 2] },
    ],
  };
  expect(counted({ ...analysis([]), statistics })).toEqual([
    {
      feature: "castles",
      name,
      lines: [
        { who: "a", scores: [1, 2] },
        { who: "b", scores: [1, 1] },
      ],
    },
  ]);
});

it("tells the odds that each seat took, with names for what it went for", () => {
  const venture = {
    input: 3,
    told: 6,
    round: 1,
    seat: "b",
    deed: "spell",
    target: "frost/guards_1",
    chance: 0.4,
    won: true,
  };
  const text = { en: "1 spell", fr: "1 sort" };
  const sum = { seat: "b", deed: "spell", number: 1, chance: 0.4, won: 1, text };
  const bare = analysis([]);
  const found = { ...bare, ventures: [venture], statistics: { ...bare.statistics, odds: [sum] } };
  expect(oddsTaken(found, (id) => id.toUpperCase())).toEqual([
    { seat: "b", sums: [sum], ventures: [{ ...venture, at: "FROST · GUARDS_1" }] },
  ]);
});
