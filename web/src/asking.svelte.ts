/** What the page asks the server beside the question at hand, when it shows it: once for every moment of the
 * table, and the latest wish counts. */

import type { Session } from "./session.svelte";

/** A table that can be asked about: at a match, or at a moment of a replay. */
export interface Lookout {
  readonly view: object | undefined;
  /** Whether it answers. */
  readonly line: string;
  look<T>(about: Record<string, unknown>): Promise<T | undefined>;
}

export interface Asked<T> {
  readonly told: T | undefined;
  /** Whether what is wished for is on its way. */
  readonly waiting: boolean;
}

/** What was asked at a moment of the table is asked once. */
const known = new WeakMap<object, Map<string, Promise<unknown>>>();

function once<T>(view: object, question: string, put: () => Promise<T>): Promise<T> {
  const asked = known.get(view) ?? new Map<string, Promise<unknown>>();
  known.set(view, asked);
  const found = (asked.get(question) as Promise<T> | undefined) ?? put();
  asked.set(question, found);
  // What was overtaken by another wish may be wished for again.
  void found.then((told) => told === undefined && asked.delete(question));
  return found;
}

/** Ask again whenever what is wished for changes, or the table does. `lasting`: what was told before stands
 * until something else is. */
function asking<T, Wish, At extends Lookout>(
  table: () => At | undefined,
  wish: () => Wish | undefined,
  put: (table: At, wish: Wish) => Promise<T | undefined>,
  lasting: boolean,
): Asked<T> {
  let reply = $state.raw<{ view: object; question: string; told: T | undefined } | undefined>();
  let view = $derived(table()?.view);
  let question = $derived.by(() => {
    const about = wish();
    return about === undefined ? undefined : JSON.stringify([lasting, about]);
  });
  let current = $derived(reply?.view === view && reply?.question === question);
  $effect(() => {
    const at = table();
    if (!at || !view || question === undefined || at.line !== "open") return;
    const mark = { view, question };
    const [, about] = JSON.parse(question) as [boolean, Wish];
    let live = true;
    void once(view, question, () => put(at, about)).then((told) => {
      if (live) reply = { ...mark, told };
    });
    return () => (live = false);
  });
  return {
    get told() {
      return question !== undefined && (current || lasting) ? reply?.told : undefined;
    },
    get waiting() {
      return question !== undefined && !current;
    },
  };
}

/** What the game tells about something on the table. */
export const looking = <T>(
  table: () => Lookout | undefined,
  about: () => Record<string, unknown> | undefined,
): Asked<T> => asking(table, about, (at, wish) => at.look<T>(wish), true);

/** The chances of what some answers lead to, in their order; of none where none are wished for. */
export const weighing = <T>(
  session: () => Session | undefined,
  answers: () => readonly unknown[],
): Asked<T[]> =>
  asking<T[], readonly unknown[], Session>(
    session,
    () => (session()?.awaited && answers().length ? answers() : undefined),
    (at, wish) => at.odds<T>(wish),
    false,
  );
