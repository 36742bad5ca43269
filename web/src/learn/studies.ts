/** What this browser studies: lessons, puzzles and examples that it has opened as matches, and those done. */

import { keepLink } from "../links";
import { recall, remember } from "../memory";
import { api } from "../net/api";
import type { Example, Lesson, Puzzle } from "../protocol";
import { tableAddress } from "../route";

export interface Study {
  game: string;
  shelf: string;
  name: string;
}

const MOST = 40;
const opened = () => recall<Record<string, Study>>("studies", {});
export const studiedAt = (match: string): Study | undefined => opened()[match];

const mark = ({ game, shelf, name }: Study) => `${game}/${shelf}/${name}`;
const finished = () => recall<string[]>("studied", []);
export const isDone = (study: Study) => finished().includes(mark(study));
export function done(study: Study): void {
  if (!isDone(study)) remember("studied", [...finished(), mark(study)]);
}

/** Set up a table of one's own from the position; the address of that table. */
export async function openStudy(study: Study): Promise<string> {
  const { game, shelf, name } = study;
  const item = await api.lesson<Example | Lesson | Puzzle>(game, shelf, name);
  const bot = "bot" in item ? item.bot : "greedy";
  const made = await api.open({
    document: item.position,
    seats: (item.position.seats as string[]).map((seat) =>
      seat === item.seat ? { who: "me" } : { who: "bot", bot },
    ),
    seed: item.seed ?? 1,
    hints: shelf !== "puzzles",
  });
  const [own, ...others] = made.links;
  keepLink({ ...own!, match: made.match, game, others, at: Date.now() });
  const kept = Object.entries(opened()).slice(1 - MOST);
  remember("studies", { ...Object.fromEntries(kept), [made.match]: study });
  return tableAddress(made.match, own!.token);
}
