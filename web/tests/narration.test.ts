import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scenes as conquest } from "../src/games/conquest/scenes";
import { scenes as figurines } from "../src/games/figurines/scenes";
import { scenes as throne } from "../src/games/throne/scenes";
import { scenes as westeros } from "../src/games/westeros/scenes";
import { lay } from "../src/narration/changes";
import { near } from "../src/narration/glide";
import { Narrator } from "../src/narration/narrator.svelte";
import { patience, tempo } from "../src/narration/pace";
import { highlights } from "../src/narration/recap.svelte";
import { curves } from "../src/narration/scores";
import { choreograph, type Choreography } from "../src/narration/scenes";
import { along, bowed } from "../src/narration/way";
import type { EventTold, View } from "../src/protocol";
import { settings } from "../src/settings.svelte";

const table = (board: object = {}) => ({ board, steps: [] }) as unknown as View;
let n = 0;
const told = (kind: string, facts: object = {}, changes: object | null = {}): EventTold =>
  ({
    n: n++,
    kind,
    rule: "",
    depth: 0,
    head: false,
    facts,
    text: { en: kind, fr: kind },
    changes,
  }) as EventTold;
const shown = (of: Choreography, kind: string, facts: object = {}) =>
  choreograph(of, told(kind, facts), table());

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
});
afterEach(() => void vi.useRealTimers());

test("changes are laid row by row, single rows as a whole, and the board before stays as it was", () => {
  const board = { armies: { a: { n: 1 }, b: { n: 2 } }, turn: { number: 1 } };
  const next = lay(board, { armies: { a: null, c: { n: 3 } }, turn: [{ number: 2 }] });
  expect(next).toEqual({ armies: { b: { n: 2 }, c: { n: 3 } }, turn: { number: 2 } });
  expect(lay(board, { armies: { a: null, b: null }, turn: [{ number: 2 }] }, ["a"])).toEqual({
    armies: { b: { n: 2 } },
    turn: { number: 1 },
  });
  expect(board.armies.a).toEqual({ n: 1 });
});

test("a march is an arrow, and who leaves has left before he arrives", () => {
  const units = { knight: 1 };
  const march = { house: "stark", origin: "winterfell", to: "karhold", units, attack: true };
  expect(shown(throne, "throne.marched", march)).toMatchObject({
    kind: "travel",
    way: ["winterfell", "karhold"],
    attack: true,
    first: ["winterfell"],
    sound: "steps",
    cargo: { house: "stark", units: { footman: 0, knight: 1, ship: 0 } },
  });
  const loss = { house: "stark", area: "karhold", ready: units, routed: { ship: 1 } };
  expect(shown(throne, "throne.units_lost", loss)).toMatchObject({ kind: "float", text: "−2" });
});

test("cards are turned up, bids count up, battles and the end are announced", () => {
  const cards = { stark: "robb", greyjoy: "balon" };
  expect(shown(throne, "throne.house_cards_revealed", { cards })).toMatchObject({
    kind: "cards",
    cards: [
      { who: "stark", id: "robb" },
      { who: "greyjoy", id: "balon" },
    ],
  });
  const bids = { stark: 3, greyjoy: 0 };
  expect(shown(throne, "throne.bids_revealed", { bids })).toMatchObject({
    kind: "count",
    rows: [
      { who: "stark", to: 3 },
      { who: "greyjoy", to: 0 },
    ],
  });
  expect(shown(throne, "throne.battle_began")).toMatchObject({ kind: "herald", tone: "battle" });
  expect(shown({}, "kernel.game_over")).toMatchObject({ kind: "herald", tone: "victory" });
});

test("dice settle with their hits where the referee's own sum bears it out, else without", () => {
  const roll = { purpose: "attack", player: "p", unit: "u", dice: [1, 3, 6], need: 3, parts: [] };
  expect(shown(figurines, "figurines.rolled", { ...roll, made: 2 })).toMatchObject({
    kind: "dice",
    need: "≥ 3",
    dice: [
      { face: 1, good: false },
      { face: 3, good: true },
      { face: 6, good: true },
    ],
  });
  expect(shown(figurines, "figurines.rolled", { ...roll, made: 1 })).toMatchObject({
    dice: [{ face: 1 }, { face: 3 }, { face: 6 }],
  });
  const hits = { attacker: "a", target: "b", value: 3, dice: [1, 4], rolled: [5, 4] };
  expect(shown(conquest, "conquest.hits_rolled", hits)).toMatchObject({
    dice: [
      { face: 1, good: true, before: 5 },
      { face: 4, good: false },
    ],
  });
  const symbols = { house: "stark", symbols: ["red", "valor"], hits: ["red"] };
  expect(shown(westeros, "westeros.dice_rolled", symbols)).toMatchObject({
    dice: [
      { face: "red", good: true },
      { face: "valor", good: false },
    ],
  });
});

test("what no table speaks of is told in its sentence, and what a table passes over is not", () => {
  expect(shown(throne, "throne.something_new")).toMatchObject({ kind: "line" });
  expect(shown(throne, "throne.bids_paid")).toBeUndefined();
});

test("a long chain is over within four seconds at a brisk pace, its highlights kept longest", () => {
  const [march, battle] = [
    { kind: "travel", beats: 1.5 },
    { kind: "herald", beats: 1.5, highlight: true },
  ];
  const said = { kind: "line", beats: 1 };
  const chain = [...Array<typeof march>(40).fill(march), battle, said];
  const time = tempo(chain, "brisk", patience("brisk"));
  expect(chain.reduce((sum, scene) => sum + time(scene), 0)).toBeLessThan(4_001);
  expect(time(march)).toBeGreaterThan(80);
  expect(time(battle)).toBe(2 * time(march));
  expect(time(said)).toBe(0); // the log has it
  const alone = tempo([march, said], "brisk", patience("brisk"));
  expect(alone(said)).toBeGreaterThan(0);
  expect(alone(march)).toBeGreaterThan(time(march));
  expect(tempo(chain, "calm", patience("calm"))(march)).toBeGreaterThan(time(march));
  expect(tempo(chain, "instant", patience("instant"))(march)).toBe(0);
});

test("what comes while a chain is shown has what is left of its time, and never nothing", () => {
  expect(patience("brisk", 1_000)).toBe(3_000);
  expect(patience("brisk", 60_000)).toBeGreaterThan(1_000);
  const narrator = narrating();
  settings.pace = "brisk";
  const start = Date.now();
  for (let turn = 0; turn < 12; turn++) {
    narrator.push({ view: table({ armies: { b: 1 } }), events: [march(), march(), march()] });
    vi.advanceTimersByTime(200);
  }
  const answered = Date.now();
  while (!narrator.idle) vi.advanceTimersByTime(20);
  expect(Date.now() - start).toBeLessThan(4_200);
  expect(Date.now() - answered).toBeGreaterThan(1_000);
});

test("a machine that is too slow for its scenes leaves out what it has no time for", () => {
  const narrator = narrating();
  settings.pace = "brisk";
  const start = Date.now();
  narrator.push({ view: table({ armies: { b: 1 } }), events: Array.from({ length: 30 }, march) });
  while (!narrator.idle) {
    vi.setSystemTime(Date.now() + 500); // for which it was busy
    vi.runOnlyPendingTimers();
  }
  expect(Date.now() - start).toBeLessThan(5_000);
});

test("a way bends between two places and goes straight through several; pieces turn the short way", () => {
  const bow = bowed([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ])!;
  const [start, middle, end] = along(bow, 2);
  expect([start, end]).toEqual(bow.points);
  expect(middle!.y).toBeCloseTo(-0.7);
  expect(bowed([{ x: 0, y: 0 }])).toBeUndefined();
  expect(near(350, 10)).toBe(-10);
});

function narrating(): Narrator {
  const narrator = new Narrator(() => throne);
  narrator.reset({ view: table({ armies: { a: 1 } }), events: [] });
  return narrator;
}
const march = () =>
  told(
    "throne.marched",
    { house: "stark", origin: "a", to: "b", units: { footman: 1, knight: 0, ship: 0 } },
    { armies: { a: null, b: 1 } },
  );

test("the board is shown as it was until the scene has been played", () => {
  const narrator = narrating();
  narrator.push({ view: table({ armies: { b: 1 } }), events: [march()] });
  expect(narrator.scene?.kind).toBe("travel");
  expect(narrator.view?.board).toEqual({ armies: {} }); // under way
  vi.runAllTimers();
  expect(narrator.view?.board).toEqual({ armies: { b: 1 } });
  expect(narrator.idle).toBe(true);
});

test("an answer skips to now, and what came before it cannot be shown again", () => {
  const narrator = narrating();
  narrator.push({ view: table({ armies: { b: 1 } }), events: [march(), march()] });
  narrator.answered();
  expect(narrator.idle).toBe(true);
  expect(narrator.view?.board).toEqual({ armies: { b: 1 } });
  expect(narrator.events).toHaveLength(2);
  expect(narrator.past).toBe(false);
});

test("it can be paused, and shown again from the table before", () => {
  const narrator = narrating();
  narrator.push({ view: table({ armies: { b: 1 } }), events: [march()] });
  narrator.pause();
  vi.runAllTimers();
  expect(narrator.scene?.kind).toBe("travel");
  narrator.pause();
  vi.runAllTimers();
  expect(narrator.idle).toBe(true);
  narrator.again();
  expect(narrator.scene?.kind).toBe("travel");
  expect(narrator.view?.board).toEqual({ armies: {} });
  vi.runAllTimers();
  expect(narrator.view?.board).toEqual({ armies: { b: 1 } });
  expect(narrator.events).toHaveLength(1);
});

test("without what events change, or with no time for it, the newest table is shown at once", () => {
  const narrator = narrating();
  narrator.push({ view: table({ armies: { b: 1 } }), events: [told("throne.marched", {}, null)] });
  expect(narrator.idle).toBe(true);
  expect(narrator.view?.board).toEqual({ armies: { b: 1 } });
  settings.pace = "instant";
  narrator.push({ view: table({ armies: { c: 1 } }), events: [march()] });
  expect(narrator.idle).toBe(true);
  expect(narrator.view?.board).toEqual({ armies: { c: 1 } });
});

test("a recap tells the highlights", () => {
  const events = [march(), told("throne.battle_began"), told("throne.bids_paid")];
  expect(highlights(throne, events, { view: table(), events: [] })).toEqual([events[1]]);
});

test("scores are drawn round by round from what chapters open with, and end with the result", () => {
  const round = (score: object) => ({ ...told("throne.turn_began", { score }), head: true });
  const muster = {
    ...told("throne.muster_began", { points: { total: 3, parts: [] } }),
    head: true,
  };
  const events = [round({ stark: 2, greyjoy: 1 }), muster, round({ stark: 3, greyjoy: 1 })];
  const result = { scores: { stark: 5, greyjoy: 0 } } as unknown as View["result"];
  expect(curves(events, result)).toEqual([
    { who: "stark", scores: [2, 3, 5] },
    { who: "greyjoy", scores: [1, 1, 0] },
  ]);
  expect(curves(events.slice(0, 1), null)).toEqual([]);
});
