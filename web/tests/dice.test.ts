import { describe, expect, it } from "vitest";
import { throwOf } from "../src/games/westeros/fight";
import type { EventTold, View } from "../src/protocol";
import { readThrow, statistics } from "../src/shell/dice";

const told = (kind: string, facts: Record<string, unknown>) =>
  ({ n: 0, kind, rule: "", facts, text: { en: "", fr: "" } }) as EventTold;
const view = {
  seats: ["ann", "bob"],
  board: { sides: { stark: { seat: "bob" }, lannister: { seat: "ann" } } },
} as unknown as View;

describe("dice", () => {
  it("of any game are told by their faces, sides and who threw", () => {
    expect(readThrow(told("g.rolled", { dice: [1, 6], player: "ann" }), view)).toEqual({
      seat: "ann",
      die: ["1", "2", "3", "4", "5", "6"],
      faces: ["1", "6"],
    });
    expect(readThrow(told("g.rolled", { dice: [3], sides: 3 }), view)).toMatchObject({
      seat: "",
      die: ["1", "2", "3"],
    });
    // A number of dice is no throw, nor is a face that no such die has.
    expect(readThrow(told("g.declared", { dice: 3 }), view)).toBeUndefined();
    expect(readThrow(told("g.rolled", { dice: [7] }), view)).toBeUndefined();
  });

  it("of westeros are told by symbols and belong to the seat of the House", () => {
    const die = ["green", "green", "blue", "valor"];
    const rolled = told("westeros.dice_rolled", { house: "stark", symbols: ["blue"] });
    expect(throwOf(die, rolled, view)).toEqual({ seat: "bob", die, faces: ["blue"] });
    expect(throwOf(die, told("westeros.round_began", {}), view)).toBeUndefined();
  });

  it("are counted seat by seat against what was to be expected", () => {
    const events = [
      told("g.rolled", { dice: [6, 6], seat: "bob" }),
      told("g.rolled", { dice: [1], seat: "ann" }),
      told("g.rolled", { dice: [5], seat: "bob" }),
      told("g.moved", {}),
    ];
    const [ann, bob] = statistics(events, view);
    expect([ann!.seat, ann!.dice, bob!.seat, bob!.dice]).toEqual(["ann", 1, "bob", 3]);
    expect(bob!.faces.map(({ rolled }) => rolled)).toEqual([0, 0, 0, 0, 1, 2]);
    expect(bob!.faces.map(({ expected }) => expected)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(bob!.mean!.rolled).toBeCloseTo(17 / 3);
    expect(bob!.mean!.expected).toBe(3.5);
    expect(bob!.off).toBeCloseTo((4 * 0.5 + 0.5 + 1.5) / 6);
  });

  it("with symbols have no mean, and weigh symbols by their sides", () => {
    const die = ["green", "green", "blue", "valor"];
    const rolled = told("westeros.order_dice_rolled", {
      house: "stark",
      symbols: ["green", "blue", "blue", "green"],
    });
    const [luck] = statistics([rolled], view, (event, shown) => throwOf(die, event, shown));
    expect(luck!.mean).toBeUndefined();
    expect(luck!.faces).toEqual([
      { face: "green", rolled: 2, expected: 2 },
      { face: "blue", rolled: 2, expected: 1 },
      { face: "valor", rolled: 0, expected: 1 },
    ]);
  });

  it("of different kinds are kept apart", () => {
    const events = [
      told("g.rolled", { dice: [3], sides: 3, seat: "ann" }),
      told("g.rolled", { dice: [3], seat: "ann" }),
    ];
    expect(statistics(events, view).map(({ faces }) => faces.length)).toEqual([3, 6]);
  });
});
