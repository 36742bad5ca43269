import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Allocation } from "../src/editors/space";
import {
  beside,
  centre,
  corners,
  DIRECTIONS,
  hexes,
  middle,
  RADIUS,
  sideOf,
  sizeOf,
  WIDTH,
} from "../src/games/westeros/board/hexes.svelte";
import {
  banks,
  bridgeTurn,
  exits,
  grass,
  roads,
  tone,
  trees,
} from "../src/games/westeros/board/land";
import { touchOf } from "../src/games/westeros/board/touch";
import { Content, type Files, type Plan } from "../src/games/westeros/content";
import { colourOf, laidOf, leftOf, ramparts } from "../src/games/westeros/editors/ramparts";
import { average, hiddenFor, percent, readTarget } from "../src/games/westeros/editors/targets";
import { readUse, usesFor, wayOf, waysOf } from "../src/games/westeros/editors/uses";
import { cardInPlay, lastFight, runningFight } from "../src/games/westeros/fight";
import {
  engagements,
  handOf,
  handSize,
  hexOf,
  houseOf,
  readTable,
  type Ground,
  unitIn,
} from "../src/games/westeros/table";
import type { EventTold } from "../src/protocol";

const pack = join(import.meta.dirname, "../../content/westeros/base");
const file = (name: string) =>
  JSON.parse(readFileSync(join(pack, `${name}.json`), "utf8")) as unknown;
const FILES = [
  "board",
  "dice",
  "morale_track",
  "terrain",
  "unit_cards",
  "commanders",
  "command_cards",
  "skirmish",
];
const plans = readdirSync(join(pack, "plans")).map((name) => {
  const id = name.replace(".json", "");
  return { ...(file(`plans/${id}`) as Plan), id };
});
const content = new Content(
  Object.fromEntries(FILES.map((name) => [name, file(name)])) as unknown as Files,
  plans,
);

const land = (rows: Record<string, Partial<Ground>>): Record<string, Ground> =>
  Object.fromEntries(
    Object.entries(rows).map(([hex, row]) => [
      hex,
      { terrain: "plains", overlay: "", fire: 0, devastated: false, ...row },
    ]),
  );

const board = {
  course: { plan: "clash_on_the_kingsroad", marker: -5 },
  sides: { stark: { seat: "Ann", pool: { green: 2 } }, lannister: { seat: "Bob", edge: "south" } },
  units: {
    archers: { house: "stark", card: "northmen_archers", rank: "green", hex: "3,3", figures: 4 },
    guards: {
      house: "lannister",
      card: "lannisport_guards",
      rank: "blue",
      hex: "3,4",
      figures: 2,
      partner: "riders",
      token: "stark",
    },
    riders: {
      house: "stark",
      card: "winterfell_riders",
      rank: "red",
      hex: "4,4",
      figures: 3,
      commander: "robb",
      spent: true,
      partner: "guards",
      token: "stark",
    },
  },
  ground: Object.fromEntries(hexes(5, 5).map((hex) => [hex, { terrain: "plains" }])),
  commanders: { robb: { house: "stark", unit: "riders", tokens: 1 } },
  objectives: { height: { hex: "2,2", control: "stark" } },
  hands: { stark: { house: "stark", cards: ["sl01"] }, lannister: { house: "lannister", size: 3 } },
  decks: { stark: { house: "stark", size: 17 } },
  tokens: { site: { kind: "strategy", hex: "1,1", owner: "stark", face_up: false } },
};
const table = readTable(board);

describe("the hexes", () => {
  it("are as many as on the printed boards", () => {
    expect(hexes(15, 11)).toHaveLength(15 * 6 + 14 * 5);
    expect(hexes(10, 15)).toHaveLength(10 * 8 + 9 * 7);
  });

  it("lie a hex apart from each of their neighbours, as the engine counts them", () => {
    for (const hex of ["3,3", "3,4"]) {
      const [x, y] = centre(hex);
      for (const direction of DIRECTIONS) {
        const [bx, by] = centre(beside(hex, direction));
        expect(Math.hypot(bx - x, by - y)).toBeCloseTo(WIDTH, 0);
      }
    }
    expect(beside("3,4", "NW")).toBe("3,3");
    expect(beside("3,4", "NE")).toBe("4,3");
    expect(beside("3,3", "SW")).toBe("2,4");
  });

  it("share their sides", () => {
    const [one, two] = [middle(sideOf("3,3", "SE")), middle(sideOf(beside("3,3", "SE"), "NW"))];
    expect(Math.hypot(one[0] - two[0], one[1] - two[1])).toBeLessThan(0.5);
    expect(corners([0, 0])[0]).toEqual([0, -Math.round(RADIUS * 10) / 10]);
  });

  it("all fit the canvas", () => {
    const { width, height } = sizeOf(15, 11);
    for (const hex of hexes(15, 11)) {
      for (const [x, y] of corners(centre(hex))) {
        expect(x).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeLessThan(height);
      }
    }
  });
});

describe("the land", () => {
  const road = land({
    "2,1": { terrain: "road" },
    "2,2": { terrain: "road" },
    "1,1": {},
    "3,1": { terrain: "river" },
    "3,2": { terrain: "river", overlay: "wooden_bridge" },
  });

  it("leads roads to roads and bridges, and off the board at its edge", () => {
    expect(exits(road, "2,2")).toEqual(expect.arrayContaining(["NW", "E"]));
    expect(exits(road, "2,1")).toEqual(["SE", "NW"]);
    expect(roads(road)).toMatch(/^M/);
    expect(bridgeTurn(road, "3,2")).toBe(180);
  });

  it("has banks where water meets land only", () => {
    const river = land({ "2,2": { terrain: "river" }, "3,2": { terrain: "river" }, "2,3": {} });
    expect(banks(river).match(/M/g)).toHaveLength(1);
    expect(banks(land({ "2,2": { terrain: "river" } }))).toBe("");
  });

  it("shows fire's work in its colour", () => {
    const burnt = land({ "1,1": { terrain: "forest", devastated: true } })["1,1"]!;
    expect(tone(burnt)).toBe("devastated");
    expect(trees(burnt, "1,1")).toEqual([]);
    expect(trees(land({ "1,1": { terrain: "forest" } })["1,1"]!, "1,1")).toHaveLength(8);
  });

  it("grows the same grass every time", () => {
    expect(grass(road)).toBe(grass(road));
    expect(grass(land({ "1,1": { terrain: "hills" } }))).toBe("");
  });

  it("knows every terrain of the pack", () => {
    for (const { id, kind } of content.files.terrain.terrain) {
      if (kind === "hex") expect(tone(land({ "1,1": { terrain: id } })["1,1"]!)).toBeTruthy();
    }
  });
});

describe("the table", () => {
  it("knows the hand and the House of a seat", () => {
    expect([handOf(table, "stark"), handSize(table, "stark")]).toEqual([["sl01"], 1]);
    expect([handOf(table, "lannister"), handSize(table, "lannister")]).toEqual([[], 3]);
    expect(houseOf(table, "Bob")).toBe("lannister");
    expect(houseOf(table, null)).toBeUndefined();
  });

  it("finds where anything lies", () => {
    expect(hexOf(table, "2,5")).toBe("2,5");
    expect(hexOf(table, "archers")).toBe("3,3");
    expect(hexOf(table, "robb")).toBe("4,4");
    expect(hexOf(table, "site")).toBe("1,1");
    expect(hexOf(table, "height")).toBe("2,2");
    expect(hexOf(table, "nowhere")).toBeUndefined();
    expect(unitIn(table, "3,4")).toBe("guards");
  });

  it("lists an engagement once", () => {
    expect(engagements(table).map(({ id, token }) => [id, token])).toEqual([
      ["guards-riders", "stark"],
    ]);
  });
});

describe("what is offered on the board", () => {
  it("is brought to hexes, and a press gives back what was offered", () => {
    const touch = touchOf(
      table,
      { places: ["archers", "2,5", "3,5/green", "pass"], chosen: ["archers"], pick: () => {} },
      {
        zone: ["1,1"],
        foes: ["guards"],
        sights: [{ from: "archers", to: "guards" }],
        path: ["9,9"],
      },
      ["robb", "stark"],
    );
    expect([...touch.picks]).toEqual([
      ["3,3", "archers"],
      ["2,5", "2,5"],
      ["3,5", "3,5/green"],
    ]);
    expect([...touch.chosen]).toEqual(["3,3"]);
    expect([...touch.lit]).toEqual(["4,4"]);
    expect([...touch.foes]).toEqual(["3,4"]);
    expect(touch.sights).toEqual([{ from: "3,3", to: "3,4" }]);
    expect(touch.path).toEqual([]);
  });
});

describe("order tokens", () => {
  const uses = [
    "green/archers",
    "green+green/archers",
    "green+green/riders",
    "valor/archers",
    "morale/raise",
    "morale/rally/riders",
  ].map(readUse);

  it("are read with what they are for", () => {
    expect(uses[1]).toMatchObject({ tokens: ["green", "green"], kind: "order", unit: "archers" });
    expect(uses[4]).toMatchObject({ kind: "raise" });
    expect(uses[5]).toMatchObject({ kind: "rally", unit: "riders" });
    expect(waysOf(uses).map(wayOf)).toEqual([
      "green",
      "green+green",
      "valor",
      "morale/raise",
      "morale/rally",
    ]);
  });

  it("spend the cheapest first", () => {
    expect(usesFor(uses, "archers").map(({ id }) => id)).toEqual([
      "green/archers",
      "valor/archers",
      "green+green/archers",
    ]);
    expect(usesFor(uses, "archers", "valor").map(({ id }) => id)).toEqual(["valor/archers"]);
  });
});

describe("attacks", () => {
  it("are read with what is done and where", () => {
    expect(readTarget("guards")).toEqual({ id: "guards", doing: "attack", place: "guards" });
    expect(readTarget("scorch/3,5")).toMatchObject({ doing: "scorch", place: "3,5" });
  });

  it("have chances that people can read", () => {
    expect(percent(3906)).toBe("39 %");
    expect(percent(40)).toBe("<1 %");
    expect(percent(0)).toBe("0 %");
    expect(average([3906, 4688, 1406])).toBe(0.75);
  });

  const told = (kind: string, facts: object): EventTold =>
    ({ n: 0, kind: `westeros.${kind}`, rule: "", facts, text: { en: "", fr: "" } }) as EventTold;
  const declared = told("dice_counted", {
    attacker: "riders",
    target: "guards",
    mode: "normal",
    dice: 2,
  });

  it("are shown as they were rolled", () => {
    const events = [
      declared,
      told("dice_rolled", { symbols: ["green", "red"] }),
      told("dice_rolled", { symbols: ["blue"], purpose: "reroll" }),
    ];
    expect(lastFight(events)).toMatchObject({ rolls: [["green", "red"], ["blue"]], over: false });
    events.push(told("attack_resolved", { hits: 1, retreats: 0 }));
    events.push(told("dice_rolled", { symbols: ["valor"], purpose: "tokens" }));
    expect(lastFight(events)).toMatchObject({ hits: 1, over: true });
    expect(lastFight(events)!.rolls).toHaveLength(2);
    events.push(told("round_began", { number: 2 }));
    expect(lastFight(events)).toBeUndefined();
  });

  it("are found in the steps, like the card in play", () => {
    const steps = [
      { step: "play_card", card: "sl01", commander: "robb" },
      { step: "attack", attacker: "riders", target: "guards" },
    ];
    expect(cardInPlay(steps)).toEqual({ card: "sl01", commander: "robb" });
    expect(runningFight(steps)).toEqual({ attacker: "riders", target: "guards" });
    expect(cardInPlay([])).toBeUndefined();
  });
});

describe("the content", () => {
  it("gives every plan a board, a morale track and directions", () => {
    expect(content.plans.size).toBeGreaterThanOrEqual(11);
    for (const id of content.plans.keys()) {
      expect(content.sideOf(id).rows).toBeGreaterThan(10);
      expect(content.trackOf(id, "stark")).toHaveLength(11);
      expect(new Set(content.directionsOf(id)).size).toBe(6);
    }
  });

  it("ends the track as the plan says", () => {
    expect(content.trackOf("clash_on_the_kingsroad", "stark").at(-1)!.zone).toBe("rout");
    expect(content.trackOf("bounty_of_the_westerlands", "stark").at(-1)!.zone).toBe("red");
  });

  it("knows what commanders are worth", () => {
    expect(content.worth.get("robb_stark_young_wolf")).toBe(3);
  });
});

describe("what an editor shows beside its places", () => {
  const table = readTable({
    units: { a: { house: "stark", card: "c", rank: "green", hex: "5,5", figures: 4 } },
    ground: { "5,5": { terrain: "plains" }, "7,5": { terrain: "plains" } },
    objectives: { mill: { hex: "7,5" } },
    commanders: {},
    tokens: {},
  });

  it("is brought to hexes: whose sight is asked about, and which sites matter", () => {
    const hidden = { "7,5": ["6,5"] };
    const touch = touchOf(
      table,
      undefined,
      { vision: { from: "a", name: "A", hidden }, secrets: ["mill"] },
      [],
    );
    expect(touch.vision).toEqual({ from: "5,5", name: "A", hidden });
    expect([...touch.secrets]).toEqual(["7,5"]);
    expect(touch.manned).toBeUndefined();
    const gone = touchOf(table, undefined, { vision: { from: "b", name: "B", hidden } }, []);
    expect(gone.vision).toBeUndefined();
  });

  it("tells the eyes of dogs from those of shooters", () => {
    const space = { hidden: { "1,1": ["1,2"] }, hidden_from_dogs: {} };
    expect(hiddenFor(space, "attack")).toBe(space.hidden);
    expect(hiddenFor(space, "dogs")).toBe(space.hidden_from_dogs);
    expect(hiddenFor(undefined, "dogs")).toBeUndefined();
  });

  it("counts order tokens on ramparts by colour and by hex", () => {
    const space: Allocation = {
      form: "allocation",
      bins: { "3,3/green": 2, "3,3/red": 1, "4,3/green": 2 },
      low: 0,
      high: null,
      worth: {},
    };
    expect([...ramparts(space).keys()]).toEqual(["3,3", "4,3"]);
    expect(colourOf("3,3/green")).toBe("green");
    expect(leftOf({ green: 2, red: 1 }, { "3,3/green": 1, "4,3/red": 1 })).toEqual({
      green: 1,
      red: 0,
    });
    expect(laidOf({ "3,3/green": 2, "4,3/red": 1 }, { "3,3/green": 2 })).toEqual({
      "3,3/green": 0,
      "4,3/red": 1,
    });
  });
});
