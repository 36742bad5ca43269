import { describe, expect, it } from "vitest";
import type { Leg } from "../src/editors/space";
import {
  ahead,
  gone,
  legFacing,
  legTo,
  outlineAt,
  placesAlong,
  rectangle,
  spot,
  tidy,
  toward,
  turned,
} from "../src/plane/geometry";
import { apart, lines, within } from "../src/plane/names";
import { pieceOf, readPlane } from "../src/plane/table";

const still: Leg = { turn: 0, ahead: 0, pivot: "centre" };
const tray = rectangle(4000, 2000);
const corners = { centre: [0, 0], "front-left": [-2000, 1000] } as const;
const round = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((n) => Math.round(n) + 0));

describe("a piece on a free table", () => {
  it("looks up when it faces 0, and to the right after a quarter turn", () => {
    expect(round([ahead(0), ahead(9000), ahead(18000)])).toEqual([
      [0, 1],
      [1, 0],
      [0, -1],
    ]);
    expect(toward([0, 0], [5, 5])).toBe(4500);
    expect(toward([0, 0], [-5, 0])).toBe(27000);
    expect(tidy(-100)).toBe(35900);
  });

  it("has its corners to its left and right, ahead and behind", () => {
    const place = { x: 10_000, y: 5000, facing: 9000 };
    expect(round([spot(place, [0, 1000]), spot(place, [2000, 0])])).toEqual([
      [11_000, 5000],
      [10_000, 3000],
    ]);
    expect(round(outlineAt(place, tray))).toEqual([
      [11_000, 7000],
      [11_000, 3000],
      [9000, 3000],
      [9000, 7000],
    ]);
  });

  it("turns about a corner that stays where it is", () => {
    const place = { x: 0, y: 0, facing: 0 };
    const wheeled = turned(place, -9000, corners["front-left"]);
    expect(wheeled.facing).toBe(27000);
    expect(round([spot(wheeled, corners["front-left"])])).toEqual([[-2000, 1000]]);
    expect(gone({ x: 0, y: 0, facing: 9000 }, -500)).toEqual({ x: -500, y: 0, facing: 9000 });
  });

  it("goes leg by leg", () => {
    const legs = [
      { ...still, ahead: 3000 },
      { turn: 9000, ahead: 2000, pivot: "centre" },
    ];
    expect(placesAlong({ x: 0, y: 0, facing: 0 }, legs, corners)).toEqual([
      { x: 0, y: 0, facing: 0 },
      { x: 0, y: 3000, facing: 0 },
      { x: 2000, y: 3000, facing: 9000 },
    ]);
  });

  it("follows a pointer straight ahead and with its handle", () => {
    const start = { x: 1000, y: 1000, facing: 0 };
    expect(legTo(start, still, corners, [4000, 3500])).toEqual({ ...still, ahead: 2500 });
    expect(legFacing(start, still, corners, [0, 2000], [3000, 1000])).toEqual({
      ...still,
      turn: 9000,
    });
    expect(legFacing(start, still, corners, [0, 2000], [-3000, 1049])).toEqual({
      ...still,
      turn: -8900,
    });
  });

  it("brings any of its points into line with the pointer", () => {
    const start = { x: 1000, y: 1000, facing: 0 };
    const wheel = { ...still, pivot: "front-left" };
    // The front right corner comes to stand straight above the front left one.
    expect(legFacing(start, wheel, corners, [2000, 1000], [-1000, 9000]).turn).toBe(-9000);
  });

  it("has its handle under the pointer, whichever point it turns about", () => {
    const start = { x: 1000, y: 1000, facing: 4500 };
    for (const pivot of ["centre", "front-left"]) {
      const leg = { turn: 3300, ahead: 2500, pivot };
      const end = placesAlong(start, [leg], corners)[1]!;
      const handle = spot(end, [0, 1900]);
      const found = legFacing(start, { ...leg, turn: 0 }, corners, [0, 1900], handle, 1);
      expect(Math.abs(found.turn - leg.turn)).toBeLessThanOrEqual(3);
    }
  });
});

describe("the table of a view", () => {
  const board = {
    table: {
      width: 36_000,
      depth: 24_000,
      pieces: { guard: { x: 1, y: 2, facing: 3, seat: "a", width: 4000, depth: 2000 } },
      terrain: { pond: { polygon: [[0, 0]] } },
    },
  };

  it("is read where there is one", () => {
    expect(readPlane(undefined)).toBeUndefined();
    expect(readPlane({ table: { seats: 3 } })).toBeUndefined();
    const plane = readPlane(board)!;
    expect(plane.pieces.guard).toMatchObject({ place: { x: 1, y: 2, facing: 3 }, outline: tray });
    expect(plane.terrain.pond).toEqual({ polygon: [[0, 0]], kind: "" });
  });

  it("knows the piece that a space moves, with what the space says of it", () => {
    const plane = readPlane(board);
    expect(pieceOf(plane, { piece: "guard", pivots: corners })).toMatchObject({
      place: { x: 1, y: 2, facing: 3 },
      outline: tray,
      pivots: corners,
    });
    const start = { x: 5, y: 6, facing: 7 };
    const stranger = pieceOf(plane, { piece: "stranger", start });
    expect(stranger.place).toEqual(start);
    expect(stranger.outline).toHaveLength(4);
    expect(pieceOf(undefined, { piece: "stranger" }).place).toBeUndefined();
  });
});

describe("names of pieces", () => {
  const piece = (id: string, y: number, more = {}) => ({
    id,
    x: 0,
    y,
    reach: 1000,
    text: "Men-at-Arms",
    ...more,
  });

  it("stand under their pieces where there is room", () => {
    expect([...apart([piece("a", 0), piece("b", 9000)], 500).values()]).toEqual([1750, 1750]);
  });

  it("do not lie on the foe that a piece touches, where there is room behind it", () => {
    const found = apart([piece("a", 0), piece("b", 2000)], 500);
    expect([found.get("a"), found.get("b")]).toEqual([1750, -1300]);
  });

  it("of a column stand apart from each other, or are left out", () => {
    const column = [piece("a", 0), piece("b", 1500), piece("c", 1600), piece("d", 1700)];
    const found = apart(column, 1500);
    const feet = column.flatMap(({ id, y }) => (found.has(id) ? [y - found.get(id)!] : []));
    for (const [i, foot] of feet.entries())
      for (const other of feet.slice(i + 1)) expect(Math.abs(foot - other)).toBeGreaterThan(1500);
    expect(found.size).toBeLessThan(4);
  });

  it("and refusals stay inside the window, their words whole", () => {
    expect(lines("too near to the enemy", 12)).toEqual(["too near to", "the enemy"]);
    expect(lines("Unverhofftes", 4)).toEqual(["Unverhofftes"]);
    expect(within(1, 10, 0, 100)).toBe(10);
    expect(within(95, 10, 0, 100)).toBe(90);
    expect(within(50, 10, 0, 100)).toBe(50);
    expect(within(5, 80, 0, 100)).toBe(50);
  });

  it("that matter now are told in any case", () => {
    const crowd = [piece("a", 0), piece("b", 10), piece("c", 20), piece("d", 30, { kept: true })];
    expect(apart(crowd, 3000).has("d")).toBe(true);
  });
});
