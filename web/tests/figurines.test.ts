import { describe, expect, it, vi } from "vitest";
import abilities from "../../content/figurines/base/abilities.json";
import siege from "../../content/figurines/base/siege_cards.json";
import tactics from "../../content/figurines/base/tactics_cards.json";
import { decodeArmy, encodeArmy } from "../src/armies/kind";
import type { EventTold } from "../src/protocol";
import { spots } from "../src/games/figurines/board/shapes";
import {
  addNcu,
  addUnit,
  attach,
  command,
  emptyArmy,
  readArmy,
} from "../src/games/figurines/builder/army";
import { lyingName, readUse, withLying } from "../src/games/figurines/names";
import { readOdds } from "../src/games/figurines/odds";
import { cardsIn, friends, numberOf, readTable, sizeOf } from "../src/games/figurines/table";
import { rerolled, sceneOf } from "../src/games/figurines/throws";
import { sorted, usualCount, type Field } from "../src/lobby/options";
import { readRoute } from "../src/route";
import english from "../src/words/figurines.en.ftl?raw";

vi.mock("../src/games/figurines/open", () => {
  const vow = { name: { en: "Take No Wife", fr: "Ne prendre aucune épouse" } };
  const plain = (id: string) => (id === "take_no_wife" ? vow : undefined);
  return { figurines: () => ({ plain, abilities: new Map(), attacks: new Map() }) };
});

describe("trays", () => {
  it("are filled from the front left, Attachments first, and emptied from the rear", () => {
    const card = { figures: 12, files: 4, ranks: 3 };
    const unit = { figures: 6, attachments: ["robb", "umber"], wounds: 2 };
    const found = spots({ width: 5500, depth: 4800 }, card, unit, "robb");
    expect(found.map(({ who }) => who)).toEqual([
      ...Array(2).fill("leader"),
      ...Array(4).fill("figure"),
      ...Array(6).fill("lost"),
    ]);
    expect(found.map(({ symbol }) => symbol).slice(0, 2)).toEqual(["drawn-crown", "drawn-star"]);
    expect(found.flatMap(({ wounds }, i) => (wounds ? [[i, wounds]] : []))).toEqual([[5, 2]]);
  });
});

describe("the table", () => {
  const table = readTable({
    course: { mode: "a_game_of_thrones", round: 2 },
    players: { a: { team: "one" }, b: { team: "two" }, c: { team: "one" } },
    units: { bowmen_1: { owner: "a", card: "bowmen", figures: 12 } },
    hands: { a: { owner: "a", cards: ["x"] }, b: { owner: "b", size: 3 } },
    missions: { b: { owner: "b", shown: false, chosen: true } },
  });

  it("calls cards that lie with units by their names, not by the numbers of their rows", () => {
    const lying = readTable({
      attached: { "3": { card: "take_no_wife", owner: "a", unit: "trackers" } },
    });
    expect(lyingName(lying, "3")).toBe("Take No Wife (Trackers)");
    expect(withLying(lying, "3/rangers")).toBe("Take No Wife (Trackers) → Rangers");
    expect(withLying(lying, "4/rangers")).toBeUndefined();
    expect(lyingName(undefined, "3")).toBeUndefined();
  });

  it("knows hands of others by their size alone", () => {
    expect([cardsIn(table.hands.a), sizeOf(table.hands.a!)]).toEqual([["x"], 1]);
    expect([cardsIn(table.hands.b), sizeOf(table.hands.b!)]).toEqual([undefined, 3]);
    expect(table.missions.b).toEqual({ owner: "b", shown: false, chosen: true });
  });

  it("tells friends from enemies, and seats by numbers", () => {
    expect(friends(table, "a", "c")).toBe(true);
    expect(friends(table, "a", "b")).toBe(false);
    expect(friends(table, null, "a")).toBe(false);
    expect(numberOf(table, "b")).toBe(2);
  });
});

describe("answers to a situation", () => {
  it("are read by what they use", () => {
    expect(readUse("card:winter_is_coming")).toEqual({
      kind: "card",
      id: "winter_is_coming",
      source: "",
    });
    expect(readUse("ability:ghost/direwolf")).toEqual({
      kind: "ability",
      id: "direwolf",
      source: "ghost",
    });
    expect(readUse("rule:panicked/unit_1")).toMatchObject({ kind: "rule", source: "unit_1" });
    expect(readUse("pass").kind).toBe("pass");
  });
});

describe("dice", () => {
  const told = (kind: string, facts: Record<string, unknown>, n = 0): EventTold => ({
    n,
    kind: `figurines.${kind}`,
    rule: "FIG-GLO-11",
    depth: 0,
    head: false,
    facts,
    text: { en: "", fr: "" },
  });

  it("show what they were before they were rolled again", () => {
    const dice = [1, 4, 6].map((face) => ({ face, before: [] }));
    expect(rerolled(dice, [0], [5, 4, 6])[0]).toEqual({ face: 5, before: [1] });
    expect(rerolled(dice, [0, 2], [2, 3]).map(({ face }) => face)).toEqual([2, 4, 3]);
  });

  it("belong to the newest scene", () => {
    const scene = sceneOf([
      told("rolled", { purpose: "attack", player: "a", dice: [6], unit: "old" }),
      told("unit_activated", { unit: "bowmen_1" }),
      told("attack_made", { unit: "bowmen_1", target: "guards_1", attack: "bow", arc: "front" }),
      told("rolled", { purpose: "attack", player: "a", dice: [1, 4], unit: "bowmen_1" }),
      told("dice_rerolled", { purpose: "attack", player: "a", places: [0], dice: [5, 4] }),
      told("hits_settled", { unit: "guards_1", hits: 2, blocked: 1 }),
    ]);
    expect(scene).toMatchObject({ attacker: "bowmen_1", target: "guards_1", kind: "attack" });
    expect(scene.lines).toHaveLength(2);
    expect(scene.lines[0]).toMatchObject({
      roll: { dice: [{ face: 5, before: [1] }, { face: 4 }] },
    });
    expect(scene.lines[1]).toMatchObject({ outcome: { kind: "hits", unit: "guards_1" } });
  });

  it("of roll-offs are left to the log", () => {
    expect(
      sceneOf([told("rolled", { purpose: "roll-zone", player: "a", dice: [3] })]).lines,
    ).toEqual([]);
  });
});

describe("odds", () => {
  it("become bars, wounds of panic included", () => {
    const odds = readOdds({
      wounds: [5000, 5000],
      lost: [2500, 5000, 2500],
      panics: 4000,
      destroyed: 1000,
    })!;
    expect(odds.lost.map(({ chance }) => chance)).toEqual([0.25, 0.5, 0.25]);
    expect(odds).toMatchObject({ mean: 1, panics: 0.4, destroyed: 0.1, success: undefined });
  });

  it("of a charge are those of its attack, once it gets there", () => {
    expect(readOdds({ success: 6667, attack: { lost: [0, 10_000] } })).toMatchObject({
      mean: 1,
      success: 0.6667,
    });
  });

  it("leave out what hardly ever comes, and are not shown where none were told", () => {
    expect(readOdds({ lost: [9990, 10] })!.lost).toHaveLength(1);
    expect(readOdds(undefined)).toBeUndefined();
    expect(readOdds({})).toBeUndefined();
  });
});

describe("army lists", () => {
  const army = attach(addUnit(emptyArmy("stark", 40), "bowmen"), 0, "robb");

  it("go into an address and come back the same", () => {
    const named = { ...army, name: "L'Hiver « vient »" };
    expect(decodeArmy(encodeArmy(named), readArmy)).toEqual(named);
    expect(encodeArmy(named)).toMatch(/^[\w-]+$/);
    expect(decodeArmy("%%%", readArmy)).toBeUndefined();
    expect(readRoute(`#/army/figurines/${encodeArmy(army)}`)).toEqual({
      page: "army",
      game: "figurines",
      list: encodeArmy(army),
    });
  });

  it("are read with what may be left out, and refused where they are none", () => {
    expect(readArmy({ faction: "stark", size: 30, units: [{ unit: "bowmen" }] })).toEqual({
      ...emptyArmy("stark", 30),
      units: [{ unit: "bowmen", attachments: [] }],
    });
    expect(readArmy({ faction: "stark" })).toBeUndefined();
    expect(readArmy([])).toBeUndefined();
    expect(readArmy("text")).toBeUndefined();
  });

  it("have one Commander: another takes his place", () => {
    const led = { ...army, commander: "robb" };
    expect(command(led, "eddard", "attachment").units[0]!.attachments).toEqual([]);
    const council = command(addNcu(led, "sansa"), "howland", "ncu");
    expect(council).toMatchObject({ commander: "howland", ncus: ["howland", "sansa"] });
    expect(command(council, "robb", "attachment").ncus).toEqual(["sansa"]);
  });
});

describe("the lobby", () => {
  it("shows what a game is about first", () => {
    const field = (key: string): Field => ({ key, kind: "flag", usual: false });
    const { first, more } = sorted("figurines", ["mode", "teams", "size"].map(field));
    expect(first.map(({ key }) => key)).toEqual(["mode", "size"]);
    expect(more.map(({ key }) => key)).toEqual(["teams"]);
    expect(sorted("throne", [field("mode")]).first).toEqual([]);
  });

  it("seats two where two can play", () => {
    expect(usualCount([2, 3, 4])).toBe(2);
    expect(usualCount([3, 4, 5])).toBe(5);
  });
});

describe("words", () => {
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

  it("tell every moment at which a card or an ability can be used", () => {
    /** Moments of recruitment and of permanent effects, at which nobody is asked. */
    const never = new Set(["army_building", "always", "once_per_game_any"]);
    const waiting = [...abilities.abilities, ...tactics.cards, ...siege.cards];
    const windows = new Set(
      waiting.flatMap((one) => (one as { windows?: string[] }).windows ?? []),
    );
    const told = new Set(keys(english));
    const missing = [...windows].filter((one) => !never.has(one) && !told.has(`fig-moment-${one}`));
    expect(missing).toEqual([]);
  });
});
