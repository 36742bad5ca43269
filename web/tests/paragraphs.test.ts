import { describe, expect, it } from "vitest";
import type { EventTold } from "../src/protocol";
import { paragraphs } from "../src/shell/paragraphs";

/** Lines as `DEPTH` or `DEPTH!` where one heads. */
const log = (...lines: string[]): EventTold[] =>
  lines.map((line, n) => ({
    n,
    kind: "toy.said",
    rule: "TOY-LOG-01",
    depth: Number(line[0]),
    head: line.endsWith("!"),
    facts: {},
    text: { en: "", fr: "" },
  }));

const shape = (...lines: string[]) =>
  paragraphs(log(...lines)).map(({ head, lines, chapter }) =>
    chapter ? "chapter" : [head.n, ...lines.map((line) => line.n)],
  );

describe("the log", () => {
  it("gathers a scene under its first line, deeper scenes with it", () => {
    expect(shape("0!", "0", "1!", "1", "2!", "2", "1", "0")).toEqual([
      "chapter",
      [1],
      [2, 3, 4, 5, 6],
      [7],
    ]);
  });

  it("opens a paragraph at every head of the same depth", () => {
    expect(shape("1!", "1", "1!", "1")).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("opens one where the first line of a scene is not seen by the reader", () => {
    expect(shape("0", "1", "1", "0", "1")).toEqual([[0], [1, 2], [3], [4]]);
  });
});
