import { describe, expect, it } from "vitest";
import { Book, lastUse, parts } from "../src/learn/book";
import { Course } from "../src/learn/course.svelte";
import { fits } from "../src/learn/fits";
import type { EventTold, Lesson, Passage } from "../src/protocol";

const passage = (id: string, text: string, shows: string[] = []): Passage => ({
  id,
  text,
  lang: "fr",
  shows,
  board: false,
});
const book = new Book({
  game: "throne",
  lang: "fr",
  glossary: [{ en: "house", fr: "Maison", meaning: "un camp", lang: "fr" }],
  chapters: [
    {
      title: "Batailles",
      passages: [
        passage("THR-BAT-01", "Une *bataille* a lieu (THR-MAR)."),
        passage("THR-BAT-02", "À égalité, voir THR-BAT-01."),
      ],
    },
    { title: "Marches", passages: [passage("THR-MAR-01", "Les Marches, une à une.")] },
    { title: "Exemples", passages: [passage("THR-EX-01", "Un exemple.", ["THR-BAT-02"])] },
  ],
});

describe("the rulebook", () => {
  it("is looked through without accents, by beginnings of words and by ids", () => {
    expect(book.search("egal").map(({ id }) => id)).toEqual(["THR-BAT-02"]);
    expect(book.search("marches").map(({ id }) => id)).toEqual(["THR-MAR-01"]);
    expect(book.search("mar-01")[0]?.id).toBe("THR-MAR-01");
    expect(book.words("maison").map(({ en }) => en)).toEqual(["house"]);
  });
  it("knows what stands around a rule", () => {
    expect(book.beside("THR-BAT-02", 1)?.id).toBe("THR-MAR-01");
    expect(book.beside("THR-BAT-01", -1)).toBeUndefined();
    expect(book.namedBy("THR-BAT-01").map(({ id }) => id)).toEqual(["THR-BAT-02"]);
    expect(book.examplesOf("THR-BAT-02").map(({ id }) => id)).toEqual(["THR-EX-01"]);
    expect(book.target("THR-MAR")).toBe("THR-MAR-01");
    expect(book.target("THR-XXX")).toBeUndefined();
  });
  it("cuts a text into emphasis and ids", () => {
    expect(parts("Une *bataille* (THR-MAR).")).toEqual([
      { as: "text", text: "Une " },
      { as: "em", text: "bataille" },
      { as: "text", text: " (" },
      { as: "rule", text: "THR-MAR" },
      { as: "text", text: ")." },
    ]);
  });
  it("finds where a rule was last applied", () => {
    const events = [
      { n: 1, rule: "THR-BAT-01" },
      { n: 4, rule: "THR-BAT-01" },
      { n: 5, rule: "X" },
    ];
    expect(lastUse(events as EventTold[], "THR-BAT-01")?.n).toBe(4);
  });
});

describe("patterns", () => {
  it("name what must be there and leave the rest", () => {
    expect(fits(null, 3)).toBe(true);
    expect(fits({ to: "a" }, { to: "a", n: 2 })).toBe(true);
    expect(fits({ to: "a" }, { n: 2 })).toBe(false);
    expect(fits(["a"], ["b", "a"])).toBe(true);
    expect(fits({ any: ["a", "b"] }, "b")).toBe(true);
    expect(fits({ any: ["a", "b"] }, "c")).toBe(false);
    expect(fits("a", "b")).toBe(false);
  });
});

describe("a lesson", () => {
  const said = { en: "x", fr: "x" };
  const step = { kind: "g.move", answer: "a", want: "a", rules: ["R"], say: said, hint: said };
  const lesson = {
    title: said,
    done: said,
    seat: "s",
    position: {},
    steps: [step, { ...step, kind: "g.card", want: null }],
    goal: { kind: "g.won", facts: { who: "s" } },
  } as unknown as Lesson;
  const won = { kind: "g.won", facts: { who: "s" } } as unknown as EventTold;

  it("goes on with the answers that it hopes for, and says where others lead astray", () => {
    const course = new Course(lesson);
    course.give("g.other", "z");
    expect([course.at, course.astray]).toEqual([0, false]);
    course.give("g.move", "b");
    expect([course.at, course.astray]).toEqual([0, true]);
    course.give("g.move", "a");
    expect([course.at, course.astray]).toEqual([1, false]);
    expect(course.reached([won])).toBe(false);
    course.give("g.card", 7);
    expect(course.reached([])).toBe(false);
    expect(course.reached([won])).toBe(true);
  });
});
