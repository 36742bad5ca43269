/** Names that are the same at every table: of games and of bots. */

import { api } from "../net/api";
import type { Summary, Text } from "../protocol";
import { settings } from "../settings.svelte";
import { has, named, speechesOf, t } from "./index.svelte";
import type { Lang, Speech } from "./speech";

class Names {
  games = $state.raw<Record<string, Text>>({});

  async load(): Promise<void> {
    const games = await api.games();
    this.games = Object.fromEntries(games.map((game) => [game.slug, game.name]));
  }
}

export const names = new Names();

/** What seats are called where tables of several games stand side by side, as among my matches. */
class SeatNames {
  #speeches = $state.raw<Record<string, Record<Lang, Speech>>>({});

  async load(games: Iterable<string>): Promise<void> {
    const missing = [...new Set(games)].filter((game) => !(game in this.#speeches));
    const found = await Promise.all(
      missing.map(async (game) => [game, await speechesOf(game)] as const),
    );
    this.#speeches = { ...this.#speeches, ...Object.fromEntries(found) };
  }

  /** The name that a person gave to a seat, else what its game calls it. */
  call = ({ game, seats }: Pick<Summary, "game" | "seats">, seat: string): string =>
    seats.find((one) => one.seat === seat)?.name ||
    (this.#speeches[game]?.[settings.lang].call(seat) ?? seat);
}

export const seatNames = new SeatNames();

/** The name of a game: the page's own where the server has none. */
export const gameName = (slug: string) => {
  if (has(`game-${slug}`)) return t(`game-${slug}`);
  const name = names.games[slug];
  return name ? named(name) : "Montjoie";
};

export const botName = (bot: string) => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** A bot to choose: its name, with its rating where it has one. */
export const botLabel = ({ name, rating }: { name: string; rating: number | null }) =>
  rating === null ? botName(name) : t("bot-rated", { bot: botName(name), rating: String(rating) });

/** A word on how a bot plays. */
export const botStyle = (bot: string) => (has(`bot-${bot}-style`) ? t(`bot-${bot}-style`) : "");
