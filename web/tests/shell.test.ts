import { beforeEach, describe, expect, it } from "vitest";
import { changed, fieldsOf } from "../src/lobby/options";
import { firstIsMe, offered, reseated, seatsOf, usualBot } from "../src/lobby/wishes";
import { keepLink, keptLinks, linkOf, forgetLink } from "../src/links";
import type { Said } from "../src/protocol";
import { readRoute, replayAddress, tableAddress } from "../src/route";
import { channelKey, channelsOf } from "../src/shell/channels";
import { placesIn } from "../src/shell/places";
import { cell, columnsOf, isTable } from "../src/shell/tables";
import { clockWords, remaining, settingOf, spell } from "../src/shell/time";
import { fitted, kept, strayed } from "../src/shell/zoom";

describe("addresses", () => {
  it("lead to the lobby, a table, or a moment of a replay and back", () => {
    expect(readRoute("")).toEqual({ page: "lobby" });
    expect(readRoute("#/x/y")).toEqual({ page: "lobby" });
    expect(readRoute(tableAddress("a/b", "t"))).toEqual({
      page: "table",
      match: "a/b",
      token: "t",
    });
    expect(readRoute(tableAddress("m", null))).toEqual({ page: "table", match: "m", token: null });
    const moment = { page: "replay", match: "m", token: "t", seat: "stark", at: 12 };
    expect(readRoute(replayAddress("m", "t", "stark", 12))).toEqual(moment);
    expect(readRoute("#/r/m?at=x")).toMatchObject({ at: null, token: null });
  });
});

it("a board goes as far as it must for a place to be seen, and stays where it is seen", () => {
  const box = { left: 0, top: 40, width: 390, height: 360 };
  expect(strayed(box, { x: 200, y: 200 })).toBeUndefined();
  expect(strayed(box, { x: 200, y: 700 })).toEqual({ x: 0, y: -480 });
  expect(strayed(box, { x: -10, y: 60 })).toEqual({ x: 205, y: 160 });
});

it("a window shows board as far as there is any, near to what is asked about", () => {
  expect(kept(-300, 390, 1000)).toBe(-300);
  expect(kept(120, 390, 1000)).toBe(0);
  expect(kept(-900, 390, 1000)).toBe(-610);
  expect(kept(-50, 390, 200)).toBe(95);
});

describe("the tools of a board", () => {
  /** Whether the drawing is inside the window, and none of the tools over it. */
  const clear = (width: number, height: number, size: { width: number; height: number }) => {
    const { x, y, k, row } = fitted({ width, height }, size);
    const [right, bottom] = [x + size.width * k, y + size.height * k];
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(row ? width : width - 48);
    expect(bottom).toBeLessThanOrEqual(row ? height - 34 : height);
    return row;
  };

  it("lie beside it or below it, where it stays the largest, never over its corner", () => {
    const square = { width: 960, height: 960 };
    expect(clear(900, 700, square)).toBe(false);
    expect(clear(700, 900, square)).toBe(true);
    expect(clear(780, 800, { width: 1400, height: 900 })).toBe(true);
    expect(clear(390, 330, square)).toBe(false);
    expect(clear(460, 300, { width: 800, height: 1300 })).toBe(false);
  });
});

describe("channels of talk", () => {
  const said = (n: number, to: string[]): Said => ({
    type: "said",
    seq: n,
    n,
    at: 0,
    by: "a",
    to,
    text: "",
  });

  it("are sets of seats, the speaker included", () => {
    expect(channelKey(["b"], "a")).toBe(channelKey(["a", "b"], null));
    expect(channelKey([], "a")).toBe("");
  });

  it("list everybody first, then what was used, then the new one", () => {
    const talk = [said(0, []), said(1, ["a", "b"]), said(2, ["b", "a"])];
    expect(channelsOf(talk, "a", [])).toEqual([[], ["a", "b"]]);
    expect(channelsOf(talk, "a", ["b"])).toEqual([[], ["a", "b"]]);
    expect(channelsOf(talk, "a", ["c"])).toEqual([[], ["a", "b"], ["c"]]);
  });
});

describe("clocks", () => {
  const clock = {
    kind: "decision" as const,
    seconds: 60,
    increment: 0,
    now: 1000,
    seats: { a: { left: 60_000, runs: true }, b: { left: 5_000, runs: false } },
  };

  it("run on only where they run, and not below nothing", () => {
    expect(remaining(clock, "a", 11_000)).toBe(50_000);
    expect(remaining(clock, "b", 11_000)).toBe(5_000);
    expect(remaining(clock, "a", 1e9)).toBe(0);
    expect(remaining(clock, "c", 0)).toBeUndefined();
  });

  it("are set anew from the clock that runs", () => {
    const clock = { kind: "budget" as const, seconds: 600, increment: 5, now: 0, seats: {} };
    expect(settingOf(clock)).toEqual({ kind: "budget", seconds: 600, increment: 5 });
    expect(settingOf(null).kind).toBe("none");
    const say = (key: string, facts = {}) => [key, ...Object.values(facts)].join(" ");
    expect(clockWords(settingOf(clock), say)).toBe("told-of clock-budget minutes 10 + 5 s");
  });

  it("are spelled in the unit that matters", () => {
    expect(spell(65_000, "en")).toBe("1:05");
    expect(spell(7_500_000, "en")).toBe("2:05:00");
    const days = 86_400_000 * 3 + 3_600_000 * 4;
    expect(spell(days, "en")).toBe("3 days 4 hr");
    expect(spell(days, "fr").replaceAll(/\s/g, " ")).toBe("3 j 4 h");
    expect(spell(86_400_000, "en")).toBe("1 day");
  });
});

describe("views of unknown games", () => {
  it("become tables", () => {
    const riders = { a: { points: 1 }, b: { points: 0, lances: ["1"] } };
    expect(isTable(riders)).toBe(true);
    expect(isTable({ a: 1 })).toBe(false);
    expect(isTable([])).toBe(false);
    expect(columnsOf(riders)).toEqual(["points", "lances"]);
    const call = (id: string) => id.toUpperCase();
    expect(cell(["x", 2], call)).toBe("X, 2");
    expect(cell({ n: true, m: [] }, call)).toBe("N ✓, M –");
    expect(cell(null, call)).toBe("–");
  });

  it("tell which ids a log line speaks of", () => {
    const facts = { area: "riverrun", supports: { seagard: "attacker" }, armies: ["a/b"], n: 3 };
    const places = ["area", "riverrun", "supports", "seagard", "attacker", "armies", "a", "b", "n"];
    expect(placesIn(facts)).toEqual(places);
  });
});

describe("options of a game", () => {
  const schema = {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        type: "object",
        properties: {
          houses: { anyOf: [{ enum: ["auto", "random"] }, { type: "array" }], default: "auto" },
          competitive: { type: "boolean", default: false },
          rounds: { type: "integer", minimum: 1, maximum: 9, default: 3 },
          strange: { type: "object" },
        },
      },
    },
  };

  it("become fields, and only what was changed is sent", () => {
    const fields = fieldsOf(schema);
    expect(fields).toEqual([
      { key: "houses", kind: "choice", values: ["auto", "random"], usual: "auto" },
      { key: "competitive", kind: "flag", usual: false },
      { key: "rounds", kind: "number", usual: 3, low: 1, high: 9 },
    ]);
    expect(changed(fields, { houses: "auto", competitive: true })).toEqual({ competitive: true });
  });
});

describe("seats", () => {
  it("are me and bots at first, and keep their wishes at another table size", () => {
    const wishes = firstIsMe(["a", "b", "c"], "greedy");
    expect(wishes.map(({ who }) => who)).toEqual(["me", "bot", "bot"]);
    wishes[1] = { ...wishes[1]!, who: "link", bot: null };
    expect(reseated(["a", "b", "d"], wishes, "random").map(({ who }) => who)).toEqual([
      "me",
      "link",
      "bot",
    ]);
  });

  it("are offered levels, or all bots where there are none", () => {
    const bots = ["random", "page", "squire"];
    const levels = [
      { name: "page", rating: 700 },
      { name: "squire", rating: 900 },
    ];
    const rated = offered({ bots, levels, usual_bot: "page" });
    expect(rated.map(({ name }) => name)).toEqual(["page", "squire"]);
    expect(usualBot(rated)).toBe("page");
    expect(usualBot(offered({ bots, levels: [], usual_bot: "random" }))).toBe("random");
    expect(usualBot(offered(undefined))).toBeNull();
  });

  it("are read from records and positions", () => {
    expect(seatsOf({ game: "throne", seats: ["a"] })).toEqual({ game: "throne", seats: ["a"] });
    expect(seatsOf({ game: "throne" })).toBeUndefined();
    expect(seatsOf(null)).toBeUndefined();
  });
});

describe("links kept", () => {
  beforeEach(() => localStorage.clear());
  const link = (match: string, at: number) => ({
    match,
    at,
    game: "throne",
    token: "t",
    role: "seat" as const,
    seats: [],
    others: [],
  });

  it("stand newest first, each once, and can be forgotten", () => {
    keepLink(link("m", 1));
    keepLink(link("n", 2));
    keepLink(link("m", 3));
    expect(keptLinks().map(({ match }) => match)).toEqual(["m", "n"]);
    expect(linkOf("m", "t")?.at).toBe(3);
    forgetLink("m");
    expect(keptLinks().map(({ match }) => match)).toEqual(["n"]);
  });
});
