/** Names that are the same at every table: of games and of bots. */

import { api } from "../net/api";
import type { Text } from "../protocol";
import { has, named, t } from "./index.svelte";

class Names {
  games = $state.raw<Record<string, Text>>({});

  async load(): Promise<void> {
    const games = await api.games();
    this.games = Object.fromEntries(games.map((game) => [game.slug, game.name]));
  }
}

export const names = new Names();

/** The name of a game: the page's own where the server has none. */
export const gameName = (slug: string) => {
  if (has(`game-${slug}`)) return t(`game-${slug}`);
  const name = names.games[slug];
  return name ? named(name) : "Montjoie";
};

export const botName = (bot: string) => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);
