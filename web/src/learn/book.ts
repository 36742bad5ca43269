/** The rulebook of a game as one reads it: looked through, and every rule with what stands around it. */

import MiniSearch from "minisearch";
import { api } from "../net/api";
import type { EventTold, Passage, RuleBook } from "../protocol";

export interface Leaf extends Passage {
  chapter: number;
}

const ID = /\b[A-Z]{3}-[A-Z]{2,5}(?:-\d{2,3})?\b/g;
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export class Book {
  readonly leaves: readonly Leaf[];
  private byId: ReadonlyMap<string, number>;
  private index: MiniSearch<Leaf>;

  constructor(readonly told: RuleBook) {
    this.leaves = told.chapters.flatMap(({ passages }, chapter) =>
      passages.map((passage) => ({ ...passage, chapter })),
    );
    this.byId = new Map(this.leaves.map((leaf, i) => [leaf.id, i]));
    this.index = new MiniSearch<Leaf>({
      fields: ["id", "text", "chapter"],
      extractField: (leaf, field) =>
        field === "chapter" ? this.title(leaf) : String(leaf[field as keyof Leaf]),
      processTerm: plain,
    });
    this.index.addAll(this.leaves);
  }

  title = (leaf: Leaf) => this.told.chapters[leaf.chapter]!.title;
  find = (id: string): Leaf | undefined => this.leaves[this.byId.get(id) ?? -1];

  /** The rule after another, or before it. */
  beside(id: string, step: 1 | -1): Leaf | undefined {
    const at = this.byId.get(id);
    return at === undefined ? undefined : this.leaves[at + step];
  }

  /** What has all the words, each as the beginning of one; near misses where nothing has. */
  search(words: string, most = 40): Leaf[] {
    const how = { prefix: true, combineWith: "AND", boost: { id: 3, chapter: 2 } } as const;
    const exact = this.index.search(words, how);
    const found = exact.length ? exact : this.index.search(words, { ...how, fuzzy: 0.2 });
    return found.slice(0, most).map(({ id }) => this.find(id as string)!);
  }

  words(words: string): RuleBook["glossary"] {
    const wanted = plain(words);
    return this.told.glossary.filter(({ en, fr }) => plain(`${en} ${fr}`).includes(wanted));
  }

  /** Rules that name a rule, and the examples that show it. */
  namedBy = (id: string) =>
    this.leaves.filter((leaf) => leaf.id !== id && leaf.shows.length === 0 && has(leaf.text, id));
  examplesOf = (id: string) => this.leaves.filter((leaf) => leaf.shows.includes(id));

  /** The rule that an id leads to: itself, or the first of a chapter. */
  target(id: string): string | undefined {
    if (this.byId.has(id)) return id;
    return this.leaves.find((leaf) => leaf.id.startsWith(`${id}-`))?.id;
  }
}

const has = (text: string, id: string) => new RegExp(`\\b${id}\\b`).test(text);

export type Part = { as: "text" | "strong" | "em" | "code" | "rule"; text: string };

/** A text of the rulebook in parts: its emphasis, and the ids in it. */
export function parts(text: string): Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .flatMap((piece): Part[] => {
      if (piece.startsWith("`")) return [{ as: "code", text: piece.slice(1, -1) }];
      const as = piece.startsWith("**") ? "strong" : piece.startsWith("*") ? "em" : "text";
      const inner = as === "strong" ? piece.slice(2, -2) : as === "em" ? piece.slice(1, -1) : piece;
      return cut(inner).map((part) => (part.as === "rule" ? part : { ...part, as }));
    });
}

function cut(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const id of text.matchAll(ID)) {
    if (id.index > from) found.push({ as: "text", text: text.slice(from, id.index) });
    found.push({ as: "rule", text: id[0] });
    from = id.index + id[0].length;
  }
  if (from < text.length) found.push({ as: "text", text: text.slice(from) });
  return found;
}

/** Where a rule was last applied. */
export const lastUse = (events: readonly EventTold[], id: string): EventTold | undefined =>
  events.findLast((event) => event.rule === id);

const open = new Map<string, Promise<Book>>();
/** A rulebook in a language; its index is made once. */
export function openBook(game: string, lang: string): Promise<Book> {
  const key = `${game}/${lang}`;
  let book = open.get(key);
  if (!book) {
    book = api.book(game, lang).then((told) => new Book(told));
    book.catch(() => open.delete(key));
    open.set(key, book);
  }
  return book;
}
