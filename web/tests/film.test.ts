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
