import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Allocation, Assignment } from "../src/editors/space";
import { along, outline, roughen } from "../src/games/throne/board/coastline";
import { draw } from "../src/games/throne/board/drawing";
import { boxAround, depth, gap, inside, settle } from "../src/games/throne/board/places";
import { controllers, labelAt, letterSize } from "../src/games/throne/board/touch";
import { readFight } from "../src/games/throne/battle";
import { Content, type Files } from "../src/games/throne/content";
import {
  armiesAfter,
  attacked,
  columns,
  pressed,
  recalled,
  sent,
  staying,
  targets,
} from "../src/games/throne/editors/march";
import { nextEmpty, palette, starsUsed } from "../src/games/throne/editors/orders";
import { armies, houseOf, readTable } from "../src/games/throne/table";

const pack = join(import.meta.dirname, "../../content/throne/base");
const file = (name: string) =>
  JSON.parse(readFileSync(join(pack, `${name}.json`), "utf8")) as unknown;
const content = new Content(
  Object.fromEntries(
    ["map", "houses", "house_cards", "westeros_cards", "tables"].map((name) => [name, file(name)]),
  ) as unknown as Files,
);

const army = (house: string, ready: object, routed: object = {}) => {
  const none = { footman: 0, knight: 0, ship: 0 };
  return { house, ready: { ...none, ...ready }, routed: { ...none, ...routed } };
};
const table = readTable({
  houses: { stark: { seat: "Ann", power: 5, supply: 1, hand: ["robb_stark"] } },
  tracks: { kings_court: { order: ["stark"], holder: "stark" } },
  neutrals: { the_eyrie: { strength: 6 } },
  armies: {
    winterfell: army("stark", { footman: 1, knight: 1 }),
    white_harbor: army("stark", { footman: 1 }, { footman: 1 }),
    seagard: army("greyjoy", { footman: 2 }),
    the_twins: army("stark", { knight: 1 }),
  },
  attackers: { seagard: army("stark", { knight: 2 }) },
  orders: {
    seagard: { house: "greyjoy", token: "defence_plus_2" },
    the_twins: { house: "stark", token: "support_plus_1" },
  },
  power_tokens: { karhold: { house: "stark" } },
});

describe("the table", () => {
  it("knows the house of a seat", () => {
    expect(houseOf(table, "Ann")).toBe("stark");
    expect(houseOf(table, null)).toBeUndefined();
  });

  it("counts armies of two and more, attackers included", () => {
    expect(armies(table, "stark")).toEqual([2, 2, 2]);
  });

  it("shows who holds a land: units, then a token, then the printed shield", () => {
    const owners = controllers(content, table);
    expect(owners.get("seagard")).toBe("greyjoy");
    expect(owners.get("karhold")).toBe("stark");
    expect(owners.get("winterfell")).toBe("stark");
    expect(owners.get("lannisport")).toBeUndefined();
  });
});

describe("the drawing", () => {
  const { areas, unplayable = [], canvas } = content.files.map;
  const { paths, stretches } = outline([...areas, ...unplayable], canvas);

  it("gives every area a closed outline", () => {
    for (const { id } of areas) expect(paths.get(id), id).toMatch(/^M.*Z$/);
  });

  it("draws every border once, between two areas or at the edge of the board", () => {
    const names = stretches.map(({ points }) => `${points[0]}|${points.at(-1)}|${points.length}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { sides } of stretches) expect(sides.length).toBeLessThanOrEqual(2);
  });

  it("roughens an edge the same way from both sides", () => {
    const there = [...roughen([0, 0], [100, 40], 3), [100, 40]];
    const back = [...roughen([100, 40], [0, 0], 3), [0, 0]];
    expect(back.reverse()).toEqual(there);
    expect(along([[0, 0], [100, 40]])).toEqual(there); // prettier-ignore
  });

  it("places icons inside their area and clear of names, units and orders", () => {
    const { lands, seas, bridges } = draw(content);
    expect(lands).toHaveLength(34);
    expect(seas).toHaveLength(11);
    expect(bridges.length).toBeGreaterThan(0);
    for (const { area, icons, iconsAt } of lands) {
      if (icons.length) expect(inside(area.polygon, iconsAt), area.id).toBe(true);
    }
  });

  it("measures room", () => {
    const square = [[0, 0], [100, 0], [100, 100], [0, 100]] as const; // prettier-ignore
    expect(depth(square, [50, 10])).toBe(10);
    expect(depth(square, [50, -10])).toBe(-10);
    expect(gap(boxAround([0, 0], 10, 10), boxAround([20, 0], 10, 10))).toBe(10);
    expect(gap(boxAround([0, 0], 10, 10), boxAround([4, 0], 10, 10))).toBeLessThan(0);
    const [x] = settle(square, 20, 20, [boxAround([50, 50], 60, 200)], [50, 50]);
    expect(Math.abs(x - 50)).toBeGreaterThanOrEqual(35);
  });

  it("keeps names on the board and lets small areas have small ones", () => {
    expect(labelAt(990, "The Shivering Sea", 20, 1000)).toBeLessThan(900);
    expect(letterSize("Crackclaw Point", 45, 1, 12)).toBe(12);
    expect(letterSize("Pyke", 400, 1, 12)).toBe(19);
  });
});

describe("a march", () => {
  const space: Allocation = {
    form: "allocation",
    bins: {
      "karhold/footman": 1,
      "karhold/knight": 1,
      "seagard/footman": 1,
      "seagard/knight": 1,
      power: 1,
    },
    low: 0,
    high: null,
    worth: {},
  };
  const all = { footman: 1, knight: 1, ship: 0 };

  it("sends units, never more than stay", () => {
    expect(targets(space)).toEqual(["karhold", "seagard"]);
    const once = sent(space, {}, "karhold", { footman: 1, knight: 0, ship: 0 });
    expect(staying(space, once)).toEqual({ footman: 0, knight: 1, ship: 0 });
    const twice = sent(space, once, "seagard", all);
    expect(twice).toEqual({ "karhold/footman": 1, "seagard/knight": 1 });
    expect(columns(twice)).toHaveLength(2);
    expect(recalled(twice, "karhold")).toEqual({ "seagard/knight": 1 });
  });

  it("turns a single column when everybody has gone, and calls it back when pressed again", () => {
    const gone = sent(space, {}, "karhold", all);
    const none = { footman: 0, knight: 0, ship: 0 };
    expect(pressed(space, gone, "seagard", none)).toEqual({
      "seagard/footman": 1,
      "seagard/knight": 1,
    });
    expect(pressed(space, gone, "karhold", none)).toEqual({});
  });

  it("knows an attack when it sees one, and how large armies become", () => {
    const moves = { "seagard/knight": 1, "karhold/footman": 1, power: 1 };
    expect(attacked(table, "stark", moves)).toEqual(["seagard"]);
    expect(attacked(table, "stark", { "the_eyrie/knight": 1 })).toEqual(["the_eyrie"]);
    expect(armiesAfter(table, "stark", "winterfell", { "white_harbor/knight": 1 })).toEqual([3]);
  });

  it("goes by ship where areas do not touch", () => {
    expect(content.touching("winterfell", "karhold")).toBe(true);
    expect(content.touching("winterfell", "pyke")).toBe(false);
  });
});

describe("placing orders", () => {
  const tokens = [...content.orders.keys()];
  const space: Assignment = {
    form: "assignment",
    slots: { winterfell: tokens, karhold: tokens, moat_cailin: tokens },
    stock: {},
    complete: false,
  };

  it("shows the tokens kind by kind", () => {
    expect(palette(content, space).map((kind) => kind[0]!.type)).toEqual([
      "march",
      "defence",
      "support",
      "raid",
      "consolidate_power",
    ]);
  });

  it("turns to the next area without an order", () => {
    expect(nextEmpty(space, { winterfell: "raid" }, "winterfell")).toBe("karhold");
    expect(nextEmpty(space, { winterfell: "raid", karhold: "raid" }, "karhold")).toBe(
      "moat_cailin",
    );
    const full = { winterfell: "raid", karhold: "raid", moat_cailin: "raid" };
    expect(nextEmpty(space, full, "karhold")).toBe("karhold");
    expect(starsUsed(content, { winterfell: "march_plus_1", karhold: "raid" })).toBe(1);
  });
});

describe("a battle", () => {
  const steps = [
    { step: "campaign" },
    {
      step: "battle",
      area: "seagard",
      origin: "winterfell",
      attacker: "stark",
      defender: "greyjoy",
      march: "march_minus_1",
      supports: { the_twins: "attacker" },
      cards: { attacker: "robb_stark", defender: "asha_greyjoy" },
      blade: "defender",
      strength: {
        attacker: {
          total: 9,
          parts: [
            { value: 4, rule: "THR-BAT-03", source: "knight", layer: "base", count: 2 },
            { value: -1, rule: "THR-BAT-04", source: "march_minus_1" },
            { value: 3, rule: "THR-SPT-03", source: "the_twins" },
            { value: 2, rule: "THR-BAT-07", source: "robb_stark" },
            { value: 1, rule: "THR-HCD-09", source: "robb_stark" },
          ],
        },
        defender: { total: 0, parts: [{ value: 0, rule: "THR-ROU-01", source: "footman" }] },
      },
    },
    { step: "offer_blade" },
  ];
  it("unfolds both sides into the parts the server tells, with their rules", () => {
    const fight = readFight(steps)!;
    const [attack, defence] = fight.sides;
    expect(attack!.parts.map(({ rule, value }) => `${rule} ${value}`)).toEqual([
      "THR-BAT-03 4",
      "THR-BAT-04 -1",
      "THR-SPT-03 3",
      "THR-BAT-07 2",
      "THR-HCD-09 1",
    ]);
    expect(attack!.parts[0]!.count).toBe(2);
    expect(attack!.sum).toBe(9);
    expect(attack!.card).toBe("robb_stark");
    expect(defence!.parts.map(({ rule }) => rule)).toEqual(["THR-ROU-01"]);
  });

  it("shows a neutral force by its strength, and nothing where nobody fights", () => {
    const entry = {
      step: "neutral_entry",
      area: "the_eyrie",
      attacker: "stark",
      march: "march_0",
      units: { knight: 2 },
      strength: {
        attacker: { total: 4, parts: [{ value: 4, rule: "THR-BAT-03", source: "knight" }] },
        defender: { total: 6, parts: [{ value: 6, rule: "THR-NEU-02", source: "neutral_force" }] },
      },
    };
    const fight = readFight([entry])!;
    expect(fight.neutral).toBe(true);
    expect(fight.sides.map(({ sum }) => sum)).toEqual([4, 6]);
    expect(readFight([{ step: "campaign" }])).toBeUndefined();
  });
});
