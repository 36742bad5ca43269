import { describe, expect, it } from "vitest";
import { dotRadius, inRanks } from "../src/plane/block";
import { spot, turned } from "../src/plane/geometry";
import { thinned } from "../src/plane/ghosts";
import { gap, inside } from "../src/plane/measure";
import {
  dragged,
  legsOf,
  partsOf,
  placesOf,
  turnedFirst,
  turnedLast,
  wayToward,
  wheeled,
  type Way,
} from "../src/plane/ways";

const maneuver: Way = {
  legs: 2,
  x: 10_000,
  y: 10_000,
  facing: 0,
  distance: 5000,
  way: "forward",
  first: true,
  last: true,
};
const march: Way = { ...maneuver, distance: 10_000, first: false };

describe("moves", () => {
  it("turns toward the point of a drag and goes there", () => {
    const legs = dragged(maneuver, [], [13_000, 10_000], false);
    expect(partsOf(legs)).toEqual({ before: 9000, far: 3000, after: 0 });
    expect(placesOf(maneuver, legs).end).toEqual({ x: 13_000, y: 10_000, facing: 9000 });
  });

  it("goes as far as possible where the drag goes further", () => {
    expect(partsOf(dragged(maneuver, [], [10_000, 14_400], false)).far).toBe(4400);
    expect(partsOf(dragged(maneuver, [], [10_000, 15_400], false)).far).toBe(5000);
    expect(partsOf(dragged(maneuver, [], [10_000, 46_000], false)).far).toBe(5000);
    expect(partsOf(dragged(march, [], [10_000, 46_000], false)).far).toBe(10_000);
  });

  it("keeps the facing that was chosen for the end", () => {
    const looking = turnedLast(
      maneuver,
      dragged(maneuver, [], [10_000, 13_000], false),
      [20_000, 13_000],
    );
    expect(placesOf(maneuver, looking).end.facing).toBe(9000);
    const moved = dragged(maneuver, looking, [7000, 10_000], true);
    expect(placesOf(maneuver, moved).end).toEqual({ x: 7000, y: 10_000, facing: 9000 });
    expect(partsOf(moved).after).toBe(18_000);
  });

  it("goes straight where no turn comes first, never backwards", () => {
    expect(partsOf(dragged(march, [], [13_000, 14_000], false))).toEqual({
      before: 0,
      far: 4000,
      after: 0,
    });
    expect(dragged(march, [], [10_000, 4000], false)).toEqual([]);
  });

  it("turns first without losing the way", () => {
    const legs = turnedFirst(maneuver, legsOf(maneuver, 0, 2000, 0), [0, 10_000]);
    expect(partsOf(legs)).toEqual({ before: -9000, far: 2000, after: 0 });
    expect(placesOf(maneuver, legs).end).toEqual({ x: 8000, y: 10_000, facing: 27_000 });
  });

  it("leaves out legs that do nothing", () => {
    expect(legsOf(maneuver, 0, 0, 0)).toEqual([]);
    expect(legsOf(maneuver, 100, 0, 0)).toHaveLength(1);
  });

  it("shifts aside without turning, in the direction of the drag", () => {
    const way = (name: string): Way => ({ ...march, way: name, legs: 1, last: false });
    const ways = ["forward", "left", "right", "backward"].map(way);
    expect(wayToward(ways, [13_000, 10_500])?.way).toBe("right");
    expect(wayToward(ways, [9000, 6000])?.way).toBe("backward");
    const { end } = placesOf(way("left"), legsOf(way("left"), 0, 2000, 0));
    expect(end).toEqual({ x: 8000, y: 10_000, facing: 0 });
  });
});

describe("measuring", () => {
  const square = (x: number, y: number): [number, number][] => [
    [x, y],
    [x + 1000, y],
    [x + 1000, y + 1000],
    [x, y + 1000],
  ];

  it("goes from edge to edge", () => {
    expect(gap(square(0, 0), square(4000, 500)).length).toBe(3000);
    expect(gap([[0, 0]], square(3000, 4000)).length).toBe(5000);
    expect(gap([[0, 0]], [[0, 700]]).length).toBe(700);
  });

  it("is nothing where shapes meet", () => {
    expect(gap(square(0, 0), square(500, 500)).length).toBe(0);
    expect(inside(square(0, 0), [500, 500])).toBe(true);
    expect(inside(square(0, 0), [1500, 500])).toBe(false);
  });
});

describe("wheels about a front corner", () => {
  const start = { x: 10_000, y: 10_000, facing: 0 };
  const size = { width: 4000, depth: 2000 };
  const all = 100_000;

  it("go forward with the corner that is dragged, and cost its way", () => {
    // A quarter of a circle whose radius is the front.
    const right = wheeled(start, size, "right", [8000, 16_000], all);
    expect(right).toEqual({ turn: -9000, cost: Math.round(2000 * Math.PI) });
    const left = wheeled(start, size, "left", [12_000, 16_000], all);
    expect(left.turn).toBe(9000);
    const [x, y] = spot(turned(start, right.turn, [-2000, 1000]), [2000, 1000]);
    expect([Math.round(x), Math.round(y)]).toEqual([8000, 15_000]);
  });

  it("go no farther than the distance, and never backwards", () => {
    const far = wheeled(start, size, "right", [8000, 16_000], 3000);
    expect(far.cost).toBeLessThanOrEqual(3000);
    expect(far.cost).toBeGreaterThan(2900);
    expect(wheeled(start, size, "right", [14_000, 5000], all)).toEqual({ turn: 0, cost: 0 });
  });
});

describe("blocks", () => {
  const formation = { files: 4, ranks: 3 };
  const size = { width: 5500, depth: 4800 };

  it("stand in ranks from the front, each from the left, behind the band of the tray", () => {
    const [first, , , last, second] = inRanks(size, formation, 12, { band: 0.25 });
    expect(first).toEqual([-2062.5, 600]);
    expect(last).toEqual([2062.5, 600]);
    expect(second).toEqual([-2062.5, -600]);
  });

  it("may have their incomplete last rank anywhere", () => {
    const files = inRanks(size, formation, 6, { last: 1 }).map(([x]) => x);
    expect(files.slice(4)).toEqual(files.slice(1, 3));
  });

  it("are drawn with figures that do not touch", () => {
    expect(2 * dotRadius(size, formation)).toBeLessThan(size.width / formation.files);
  });
});

describe("suggestions", () => {
  it("shows suggestions that do not crowd one another", () => {
    const places = [0, 500, 2000, 2100, 9000].map((x) => ({ x, y: 0 }));
    expect(thinned(places, (one) => one, 1000, 10).map(({ x }) => x)).toEqual([0, 2000, 9000]);
    expect(thinned(places, (one) => one, 1000, 2)).toHaveLength(2);
  });
});
