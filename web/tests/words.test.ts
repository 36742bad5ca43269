import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import { seatNames } from "../src/words/names.svelte";
import { bound, makeBundle, Speech } from "../src/words/speech";

const source = join(import.meta.dirname, "../src");
const PARTS = ["", "armies.", "conquest.", "figurines.", "learn.", "throne.", "westeros."];
const words = (lang: string) =>
  PARTS.map((part) => readFileSync(join(source, `words/${part}${lang}.ftl`), "utf8")).join("\n");
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(entry.name)) yield readFileSync(path, "utf8");
  }
}

describe("the page's words", () => {
  it("are the same in both languages, each once", () => {
    const english = keys(words("en"));
    expect(new Set(english).size).toBe(english.length);
    expect(keys(words("fr")).sort()).toEqual(english.sort());
  });

  it("can all be said without an error", () => {
    const facts = { n: 2, all: 3, low: 1, high: 2 };
    for (const lang of ["en", "fr"] as const) {
      const bundle = makeBundle(lang, words(lang));
      for (const key of keys(words(lang))) {
        const errors: Error[] = [];
        bundle.formatPattern(bundle.getMessage(key)!.value!, facts, errors);
        const real = errors.filter((error) => !(error instanceof ReferenceError));
        expect(real, key).toEqual([]);
      }
    }
  });

  it("are there for every sentence the page asks for, and for nothing else", () => {
    const known = new Set(keys(words("en")));
    const text = [...files(source)].join("\n");
    const asked = [...text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map(([, key]) => key!);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
    const idle = [...known].filter(
      (key) =>
        !text.includes(`"${key}"`) &&
        !/^(about|bot|do|game|line|option|pace|pivot|role|seat|structure|theme|vacancy|weight|who|wish)-/.test(
          key,
        ) &&
        !/^fig-(moment|option|phase|roll|until)-/.test(key) &&
        !/^con-(class|end|face|letter|odds|sec|shift|option|out|phase|roll|turn|type|value|where|why)-/.test(
          key,
        ),
    );
    expect(idle).toEqual([]);
  });
});

describe("French", () => {
  it("begins no line with a sign that belongs to the word before", () => {
    const hard = "\u00a0";
    expect(bound("Score : 3 ; « Paix » ?", "fr")).toBe(
      `Score${hard}: 3${hard}; «${hard}Paix${hard}»${hard}?`,
    );
    expect(bound("Score : 3", "en")).toBe("Score : 3");
  });
});

describe("the speech of a game", () => {
  const speech = new Speech(
    "en",
    { winterfell: "Winterfell", footman: "Footman" },
    "done = that is all\ncount-footman = { $n ->\n    [one] 1 footman\n   *[other] { $n } footmen\n  }\n",
    "done = the kernel's\nmatch-over = It is over.\nnumbered-seat = Player { $number }\n",
  );

  it("calls things by name, by message, or by their parts", () => {
    expect(speech.call("winterfell")).toBe("Winterfell");
    expect(speech.call("winterfell/footman")).toBe("Winterfell · Footman");
    expect(speech.call("done")).toBe("that is all");
    expect(speech.call("raid_special")).toBe("raid special");
    expect(speech.call("seat-2")).toBe("Player 2");
  });

  it("lets the game speak before the kernel, and says nothing it lacks the facts for", () => {
    expect(speech.say("match-over")).toBe("It is over.");
    expect(speech.say("count-footman", { n: 1 })).toBe("1 footman");
    expect(speech.say("count-footman")).toBeUndefined();
    expect(speech.say("unheard-of")).toBeUndefined();
  });
});

describe("seats of tables of several games", () => {
  it("are called as each game calls them, or as people named them", async () => {
    const names: Record<string, Record<string, string>> = {
      throne: { stark: "House Stark", "player-1": "?" },
      figurines: { "player-1": "Player 1" },
    };
    vi.spyOn(api, "words").mockImplementation(async (game, lang) => ({
      lang,
      messages: "",
      kernel: "",
      names: names[game]!,
    }));
    await seatNames.load(["throne", "figurines", "throne"]);
    const seat = { holder: "human", bot: null, stand_in: "default", connected: true } as const;
    const seats = [{ ...seat, seat: "stark", name: "Ann" }];
    expect(seatNames.call({ game: "figurines", seats: [] }, "player-1")).toBe("Player 1");
    expect(seatNames.call({ game: "throne", seats: [] }, "stark")).toBe("House Stark");
    expect(seatNames.call({ game: "throne", seats }, "stark")).toBe("Ann");
  });
});
