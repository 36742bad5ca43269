/** Addresses of the page: the secret of a link stands after `#`, where browsers keep it to themselves. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; friends: boolean }
  | { page: "army"; game: string; list: string | null }
  | { page: "table"; match: string; token: string | null }
  | {
      page: "replay";
      match: string;
      token: string | null;
      seat: string | null;
      at: number | null;
    };

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [kind, match, token] = path.split("/").map(decodeURIComponent);
  if (kind === "m" && match) return { page: "table", match, token: token || null };
  if (kind === "new")
    return {
      page: "new",
      game: match || null,
      friends: new URLSearchParams(query).has("friends"),
    };
  if (kind === "army" && match) return { page: "army", game: match, list: token || null };
  if (kind === "r" && match) {
    const asked = new URLSearchParams(query);
    const at = asked.get("at");
    return {
      page: "replay",
      match,
      token: token || null,
      seat: asked.get("seat"),
      at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
    };
  }
  return { page: "lobby" };
}

const part = (id: string | null) => (id ? `/${encodeURIComponent(id)}` : "");

export const tableAddress = (match: string, token: string | null) =>
  `#/m${part(match)}${part(token)}`;

/** Where a new match of a game is set up, with friends or against bots. */
export const setUpAddress = (game: string, friends = false) =>
  `#/new${part(game)}${friends ? "?friends" : ""}`;

export function replayAddress(
  match: string,
  token: string | null,
  seat: string | null = null,
  at: number | null = null,
): string {
  const query = new URLSearchParams();
  if (seat) query.set("seat", seat);
  if (at !== null) query.set("at", String(at));
  return `#/r${part(match)}${part(token)}${query.size ? `?${query}` : ""}`;
}

/** The whole address, to give to somebody. */
export const shareAddress = (hash: string) => `${location.origin}/${hash}`;
