import { describe, expect, it } from "vitest";
import draws from "../../content/conquest/base/draw_events.json";
import masteries from "../../content/conquest/base/masteries.json";
import nords from "../../content/conquest/base/factions/nords.json";
import rules from "../../content/conquest/base/special_rules.json";
import scenarios from "../../content/conquest/base/scenarios.json";
import secondaries from "../../content/conquest/base/secondary_objectives.json";
import stands from "../../content/conquest/base/stands.json";
import terrain from "../../content/conquest/base/terrain.json";
import { decodeArmy, encodeArmy } from "../src/armies/kind";
import {
  addBand,
  addRegiment,
  changeBand,
  changeRegiment,
  crown,
  dropBand,
  dropRegiment,
  emptyArmy,
  readArmy,
} from "../src/games/conquest/builder/army";
import { Content, type FactionFile, type Files } from "../src/games/conquest/content";
import {
  asideFar,
  asideTo,
  costOf,
  directionTo,
  endOf,
  straight,
  turning,
  wheeling,
  type Marching,
} from "../src/games/conquest/editors/march";
import {
  central,
  readFormation,
  readPlace,
  sizeOf,
  stands as standsOf,
} from "../src/games/conquest/formation";
import { readOdds } from "../src/games/conquest/odds";
import { lastOrder } from "../src/games/conquest/stacks";
import {
  cardsIn,
  sizeOf as cardsLeft,
  stillToAct,
  type Regiment,
  type Table,
} from "../src/games/conquest/table";
import { readThrow, sceneOf, succeeds } from "../src/games/conquest/throws";
import { inOrder, sizeOf as agreed, type Field } from "../src/lobby/options";
import type { EventTold, View } from "../src/protocol";

const content = new Content(
  {
    stands,
    special_rules: rules,
    draw_events: draws,
    masteries,
    scenarios,
    terrain,
    secondary_objectives: secondaries,
  } as unknown as Files,
  [nords as unknown as FactionFile],
);
// Only what the page reads; a row of the server may hold more.
const row = (more: Partial<Regiment> = {}) =>
  ({
    owner: "seat-1",
    entry: "raiders",
    warband: 0,
    stands: 5,
    starting: 5,
    models: ["leader", "standard_bearer"],
    fallen: [],
    upgrades: [],
    character: "",
    where: "table",
    x: 0,
    y: 0,
    facing: 0,
    files: 3,
    rear: 0,
    wounds: 0,
    command_wounds: 0,
    end: "",
    broken: false,
    baseline: 0,
    returning: false,
    garrison: "",
    memory: {
      stands: 5,
      lost: 0,
      since_broken: 0,
      activated: false,
      arrived: false,
      actions: [],
      spent: false,
    },
    ...more,
  }) as unknown as Regiment;
const told = (kind: string, facts: Record<string, unknown>): EventTold =>
  ({ n: 0, kind: `conquest.${kind}`, facts }) as unknown as EventTold;

describe("a regiment", () => {
  const side = 2441;

  it("stands in ranks and files, its last rank where it says", () => {
    expect(sizeOf(content, {}, row())).toEqual({ width: 3 * side, depth: 2 * side });
    const found = standsOf(content, {}, row({ rear: 1 }));
    expect(found.map(({ at }) => Math.round(at[0]))).toEqual([-side, 0, side, 0, side]);
    expect(new Set(found.slice(3).map(({ at }) => at[1]))).toEqual(new Set([-side / 2]));
  });

  it("has its command stand in the middle of the front, the character to the right of it", () => {
    const characters = { jarl_1: { entry: "jarl", wounds: 2 } } as unknown as Table["characters"];
    const found = standsOf(content, characters, row({ stands: 4, character: "jarl_1", wounds: 1 }));
    expect(found.map(({ role }) => role)).toEqual(["", "command", "character", "", ""]);
    expect(found.map(({ wounds }) => wounds)).toEqual([0, 0, 2, 1, 0]);
    expect(central(4)).toEqual([1, 2, 0, 3]);
  });

  it("reads formations and places as options write them", () => {
    expect(readFormation("south-3-1")).toEqual({ files: 3, rear: 1 });
    expect(readFormation("4-0@12000,-9000,18000")).toEqual({ files: 4, rear: 0 });
    expect(readFormation("12000,9000@18000")).toBeUndefined();
    expect(readPlace("12000,9000@18000")).toEqual({ x: 12_000, y: 9000, facing: 18_000 });
    expect(readPlace("4-0@12000,-9000,18000")).toEqual({ x: 12_000, y: -9000, facing: 18_000 });
    expect(readPlace("1500")).toBeUndefined();
  });
});

describe("a march", () => {
  const what: Marching = {
    start: { x: 10_000, y: 10_000, facing: 0 },
    size: { width: 6000, depth: 4000 },
    distance: 6000,
    legs: 6,
  };

  it("goes ahead as far as a drag and the distance let it", () => {
    expect(straight(what, [], [12_000, 13_000])).toEqual([
      { turn: 0, ahead: 3000, pivot: "centre" },
    ]);
    expect(straight(what, [], [10_000, 90_000])[0]!.ahead).toBe(6000);
    expect(straight(what, [], [10_000, 5000])).toEqual([]);
  });

  it("wheels about the other front corner, for the way of the one that moves", () => {
    const [leg, ...rest] = wheeling(what, [], "left", [9000, 16_000]);
    expect(rest).toEqual([]);
    expect(leg!.pivot).toBe("front-right");
    expect(leg!.turn).toBeGreaterThan(0);
    expect(costOf(what.size, [leg!])).toBeLessThanOrEqual(6000);
    const end = endOf(what, [leg!]);
    const [x, y] = [end.x, end.y];
    expect(x).not.toBe(10_000);
    expect(y).toBeGreaterThan(10_000);
    // Dragged on, the same wheel grows; after a straight move another one begins.
    expect(wheeling(what, [leg!], "left", [7000, 12_500])).toHaveLength(1);
    expect(wheeling(what, [{ ...leg!, ahead: 500 }], "right", [30_000, 30_000])).toHaveLength(2);
    // A front corner never goes back.
    expect(wheeling(what, [], "left", [7000, 5000])).toEqual([]);
  });

  it("goes aside or back when dragged there", () => {
    expect(directionTo(what.start, [10_000, 20_000])).toBe("forward");
    expect(directionTo(what.start, [20_000, 11_000])).toBe("right");
    expect(directionTo(what.start, [0, 11_000])).toBe("left");
    expect(directionTo(what.start, [10_000, 0])).toBe("backward");
    expect(asideFar(what.start, "right", [12_000, 10_500], 3000)).toBe(2000);
    expect(asideTo(what.start, "right", 2000)).toEqual({ x: 12_000, y: 10_000, facing: 0 });
    expect(asideTo(what.start, "backward", 1000)).toEqual({ x: 10_000, y: 9000, facing: 0 });
  });

  it("reads figures: left is negative", () => {
    const leg = { turn: 0, ahead: 0, pivot: "centre" };
    expect(turning(leg, -4500)).toEqual({ turn: -4500, ahead: 0, pivot: "front-left" });
    expect(turning(leg, 4500).pivot).toBe("front-right");
  });
});

describe("command stacks", () => {
  it("begin with the order of the round before", () => {
    const events = [
      told("stack_built", { seat: "seat-1", number: 3, cards: ["b", "a", "b", "gone"] }),
      told("stack_built", { seat: "seat-2", number: 3 }),
    ];
    expect(lastOrder(events, "seat-1", ["a", "b", "new", "b"])).toEqual(["b", "a", "b", "new"]);
    expect(lastOrder(events, "seat-2", ["a"])).toBeUndefined();
  });

  it("of the other are counted, and who has yet to act lies open", () => {
    expect(cardsIn({ owner: "seat-2", size: 3, open: 0 })).toBeUndefined();
    expect(cardsLeft({ owner: "seat-2", size: 3, open: 0 })).toBe(3);
    const table = {
      characters: {},
      regiments: {
        raiders_1: row(),
        raiders_2: row({ memory: { ...row().memory, activated: true } }),
        raiders_3: row({ where: "reinforcements" }),
      },
    } as unknown as Table;
    expect(stillToAct(table, "seat-1")).toEqual(["raiders_1"]);
  });
});

describe("the dice of a scene", () => {
  const events = [
    told("hits_rolled", { attacker: "old", target: "foe", kind: "clash", value: 2, dice: [1] }),
    told("activated", { unit: "raiders_1" }),
    told("hits_rolled", {
      attacker: "raiders_1",
      target: "foe_1",
      kind: "clash",
      value: 3,
      rolled: [5, 2],
      dice: [3, 2],
      hits: 2,
      extra: 0,
    }),
    told("stand_lost", { regiment: "foe_1" }),
    told("stand_lost", { regiment: "foe_1" }),
  ];

  it("are those of the newest activation, with what they showed before", () => {
    const { actor, target, kind, lines } = sceneOf(events);
    expect([actor, target, kind]).toEqual(["raiders_1", "foe_1", "clash"]);
    expect(lines).toHaveLength(2);
    expect("roll" in lines[0]! && lines[0].roll.dice).toEqual([
      { face: 3, before: [5] },
      { face: 2, before: [] },
    ]);
    expect("outcome" in lines[1]! && lines[1].outcome.times).toBe(2);
  });

  it("succeed with so much or less, a 1 always and a 6 never", () => {
    expect([1, 3, 4, 6].map((die) => succeeds(die, 3))).toEqual([true, true, false, false]);
    expect(succeeds(1, 0)).toBe(true);
    expect(succeeds(6, 9)).toBe(false);
  });

  it("are counted for whoever threw", () => {
    const view = {
      board: { regiments: { raiders_1: row() }, characters: {} },
    } as unknown as View;
    expect(readThrow(events[2]!, view)).toMatchObject({ seat: "seat-1", faces: ["3", "2"] });
    expect(readThrow(told("activated", { unit: "raiders_1" }), view)).toBeUndefined();
  });
});

describe("odds", () => {
  const attack = {
    dice: 4,
    lost: [5000, 4990, 10],
    stands: [9000, 1000],
    broken: 100,
    destroyed: 0,
    mean: { lost: 50, stands: 10 },
  };
  const idle = { ...attack, lost: [10_000], mean: {} };

  it("of an attack are a spread with what rarely comes left out", () => {
    const { success, strikes } = readOdds(attack);
    expect(success).toBeUndefined();
    expect(strikes).toHaveLength(1);
    expect(strikes[0]).toMatchObject({ part: "attack", wounds: 0.5, stands: 0.1, broken: 100 });
    expect(strikes[0]!.bars).toEqual([
      { n: 0, chance: 0.5 },
      { n: 1, chance: 0.499 },
    ]);
  });

  it("of a charge are its chance, and what follows where it brings dice", () => {
    const { success, needed, strikes } = readOdds({
      needed: 4,
      success: 7500,
      impact: idle,
      clash: attack,
    });
    expect([success, needed]).toEqual([7500, 4]);
    expect(strikes.map(({ part }) => part)).toEqual(["clash"]);
  });
});

describe("army lists", () => {
  const begun = addBand(emptyArmy("nords", 1000), "jarl");
  const full = changeBand(begun, 0, (band) =>
    ["raiders", "stalkers", "huskarls"].reduce((one, id) => addRegiment(one, id, 3), band),
  );

  it("begin with a warlord, and have one alone", () => {
    expect(begun.warbands[0]!.warlord).toBe(true);
    const two = addBand(begun, "shaman");
    expect(two.warbands.map(({ warlord }) => warlord)).toEqual([true, false]);
    expect(crown(two, 1).warbands.map(({ warlord }) => warlord)).toEqual([false, true]);
    expect(dropBand(two, 0).warbands.map(({ character }) => character)).toEqual(["shaman"]);
    expect(addBand(emptyArmy("nords", 1000), "jarl", "", false).warbands[0]!.warlord).toBe(false);
  });

  it("keep the character with the regiment he leads", () => {
    const band = { ...full.warbands[0]!, joins: 2 };
    expect(dropRegiment(band, 0).joins).toBe(1);
    expect(dropRegiment(band, 2).joins).toBeNull();
    expect(dropRegiment({ ...band, joins: 0 }, 2).joins).toBe(0);
    expect(changeRegiment(band, 1, { stands: 5 }).regiments[1]!.stands).toBe(5);
  });

  it("are read with everything that may be left out, and travel in addresses", () => {
    const bare = {
      faction: "nords",
      warbands: [{ character: "jarl", regiments: [{ regiment: "raiders", stands: 3 }] }],
    };
    const read = readArmy(bare)!;
    expect(read.limit).toBe(2000);
    expect(read.warbands[0]!.regiments[0]).toEqual({
      regiment: "raiders",
      stands: 3,
      standard_bearer: false,
      officers: [],
      upgrades: [],
    });
    expect(readArmy("nords_1000")).toBeUndefined();
    expect(decodeArmy(encodeArmy(full), readArmy)).toEqual(full);
  });

  it("are given in the order of the seats where the game wants that", () => {
    const armies = { type: "array" };
    expect(inOrder({ $defs: { Options: { properties: { armies } } } })).toBe(true);
    expect(inOrder({ properties: { armies: { type: "object" } } })).toBe(false);
    const limit: Field = { key: "limit", kind: "number", usual: 2000 };
    expect(agreed([limit], {})).toBe(2000);
    expect(agreed([limit], { limit: 1000 })).toBe(1000);
  });
});
