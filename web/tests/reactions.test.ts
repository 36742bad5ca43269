import { describe, expect, it } from "vitest";
import { reply, type Preset, type Reaction } from "../src/reactions.svelte";
import { ruleOf } from "../src/tips/means";

const USUAL: Preset = { idle: true, windows: [], wishes: {} };
const NOW = { turn: undefined, armed: undefined };
const asked = (...uses: string[]): Reaction => ({
  pass: "pass",
  uses,
  window: "turn_start",
  turn: "2/a",
});
const what = (use: string) => use.split("/").at(-1)!;
const given = (
  preset: Preset,
  now: typeof NOW | object,
  reaction: Reaction,
  anytime: string[] = [],
) => reply(preset, { ...NOW, ...now }, reaction, what, anytime);

describe("what may be passed", () => {
  it("is passed unasked where nothing can be used, unless one wants to be asked", () => {
    expect(given(USUAL, {}, asked())).toBe("pass");
    expect(given({ ...USUAL, idle: false }, {}, asked())).toBeUndefined();
    expect(given(USUAL, {}, asked("card:x"))).toBeUndefined();
  });

  it("is passed at a kind of moment, or for a turn", () => {
    expect(given({ ...USUAL, windows: ["turn_start"] }, {}, asked("card:x"))).toBe("pass");
    expect(given(USUAL, { turn: "2/a" }, asked("card:x"))).toBe("pass");
    expect(given(USUAL, { turn: "2/b" }, asked("card:x"))).toBeUndefined();
  });

  it("is passed or used by the card, whoever has it", () => {
    const never: Preset = { ...USUAL, wishes: { x: "pass" } };
    expect(given(never, {}, asked("one/x"))).toBe("pass");
    expect(given(never, {}, asked("one/x", "one/y"))).toBeUndefined();
    expect(given({ ...USUAL, wishes: { x: "use" } }, {}, asked("one/y", "two/x"))).toBe("two/x");
  });

  it("is not asked for what fits any moment, until it is wanted", () => {
    const any = ["sansa/words"];
    expect(given(USUAL, {}, asked("sansa/words"), any)).toBe("pass");
    expect(given(USUAL, {}, asked("sansa/words", "card:x"), any)).toBeUndefined();
    expect(given(USUAL, { armed: "sansa/words" }, asked("sansa/words"), any)).toBe("sansa/words");
    const loud: Preset = { ...USUAL, wishes: { words: "ask" } };
    expect(given(loud, {}, asked("sansa/words"), any)).toBeUndefined();
  });
});

describe("meanings", () => {
  const rules = { "a.ask": { keep: "THR-A-01" }, "*": { green: "THR-B-01", keep: "THR-B-02" } };

  it("are those of the question before those of any", () => {
    expect(ruleOf(rules, "a.ask", "keep")).toEqual({ of: "keep", rule: "THR-A-01" });
    expect(ruleOf(rules, "a.other", "keep")).toEqual({ of: "keep", rule: "THR-B-02" });
    expect(ruleOf(rules, "a.ask", "go")).toBeUndefined();
  });

  it("are found by a part of what is made of several", () => {
    expect(ruleOf(rules, "a.ask", "green+green/host")?.rule).toBe("THR-B-01");
    expect(ruleOf(rules, "a.ask", "rule:keep/host")?.of).toBe("keep");
  });
});
