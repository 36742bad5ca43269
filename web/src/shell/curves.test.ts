import { expect, it } from "vitest";
import type { Analysis } from "../protocol";
import { curves, HEIGHT, WIDTH } from "./curves";

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
  statistics: { answers: {}, events: {}, features: [], rounds: [] },
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

it("draws nothing where nobody could tell chances", () => {
  expect(curves(analysis([]))).toBeUndefined();
});
