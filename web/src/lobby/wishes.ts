/** Who shall sit where in a new match. */

import type { GameInfo, SeatWish } from "../protocol";

export type Wish = Required<Pick<SeatWish, "who" | "name">> & { seat: string; bot: string | null };

/** Me first, bots elsewhere: the quickest way to a game. */
export const firstIsMe = (seats: readonly string[], bot: string | null = null, name = ""): Wish[] =>
  seats.map((seat, i) => ({
    seat,
    who: i === 0 ? "me" : "bot",
    name: i === 0 ? name : "",
    bot: i === 0 ? null : bot,
  }));

/** Me first, everybody else by a link. */
export const withFriends = (seats: readonly string[], name = ""): Wish[] =>
  firstIsMe(seats, null, name).map((wish) =>
    wish.who === "bot" ? { ...wish, who: "link" } : wish,
  );

/** The same people at another table size: seats that stay keep their wish. */
export const reseated = (
  seats: readonly string[],
  before: readonly Wish[],
  bot: string | null,
): Wish[] =>
  seats.map(
    (seat, i) =>
      before.find((wish) => wish.seat === seat) ?? {
        seat,
        who: i === 0 && !before.length ? "me" : "bot",
        name: "",
        bot,
      },
  );

/** A bot to choose: with its rating if it is a level, and whether it suits who has not chosen. */
export type Offered = { name: string; rating: number | null; usual: boolean };

/** The bots of a game to choose from: its levels from the weakest on, or all where there are none. */
export const offered = (
  game: Pick<GameInfo, "bots" | "levels" | "usual_bot"> | undefined,
): Offered[] => {
  if (!game) return [];
  const all = game.levels.length ? game.levels : game.bots.map((name) => ({ name, rating: null }));
  return all.map((bot) => ({ ...bot, usual: bot.name === game.usual_bot }));
};

/** The bot for those who have not chosen one. */
export const usualBot = (bots: readonly Offered[]) =>
  (bots.find((bot) => bot.usual) ?? bots.at(-1))?.name ?? null;

/** The seats of a record or a position, if it is one. */
export function seatsOf(document: unknown): { game: string; seats: string[] } | undefined {
  if (typeof document !== "object" || document === null) return undefined;
  const { game, seats } = document as Record<string, unknown>;
  if (typeof game !== "string" || !Array.isArray(seats)) return undefined;
  return { game, seats: seats.map(String) };
}
