import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import type { EventTold, Replay, View } from "../src/protocol";
import { Film } from "../src/shell/film.svelte";

const text = { en: "", fr: "" };
const event = (n: number): EventTold => ({
  n,
  kind: "k",
  rule: "R",
  facts: {},
  text,
  depth: 0,
  head: false,
});

/** A match of so many moments, with one event before each. */
function match(moments: number): void {
  vi.spyOn(api, "replay").mockImplementation(async (_match, _token, seat, at): Promise<Replay> => {
    const told = at ?? 1;
    return {
      at: told,
      seat,
      view: {} as View,
      events: [event(told - 1)],
      around: {},
      moments: Array.from({ length: moments }, (_, i) => ({ told: i + 1, input: null })),
    };
  });
}

describe("the log of a replay after a jump", () => {
  beforeEach(() => vi.restoreAllMocks());

  it("is loaded where little was skipped", async () => {
    match(10);
    const film = new Film("m", null, null);
    await film.open(null);
    await film.jump(8);
    await vi.waitFor(() => expect(film.omitted).toBe(0));
    expect(film.events.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("says how much it omits, and shows it when asked to", async () => {
    match(60);
    const film = new Film("m", null, null);
    await film.open(null);
    await film.jump(50);
    expect(film.events.map(({ n }) => n)).toEqual([49]);
    expect(film.omitted).toBe(49);
    await film.complete();
    expect(film.omitted).toBe(0);
    expect(film.events).toHaveLength(50);
  });
});

describe("a change of eyes", () => {
  beforeEach(() => vi.restoreAllMocks());

  it("keeps the steps that are made while it is loaded", async () => {
    match(5);
    const film = new Film("m", null, null);
    await film.open(null);
    const looked = film.lookFrom("stark");
    await film.go(1);
    await film.go(2);
    await looked;
    expect(film.index).toBe(2);
  });

  it("is that of the last wish, whichever is loaded first", async () => {
    match(5);
    const film = new Film("m", null, null);
    await film.open(null);
    const told: (string | null)[] = [];
    const answer = vi.mocked(api.replay).getMockImplementation()!;
    let late: (() => void) | undefined;
    vi.mocked(api.replay).mockImplementation(async (match, token, seat, ...more) => {
      if (seat === "stark") await new Promise<void>((done) => (late = done));
      return answer(match, token, seat, ...more);
    });
    film.onframe = () => told.push(film.seat);
    const first = film.lookFrom("stark");
    await film.lookFrom("tyrell");
    late!();
    await first;
    expect(told).toEqual(["tyrell"]);
  });
});
