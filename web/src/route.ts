/** Addresses of the page: the secret of a link stands after `#`, where browsers keep it to themselves. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; friends: boolean }
  | { page: "army"; game: string; list: string | null }
  | { page: "rules"; game: string; id: string | null }
  | { page: "learn"; game: string; shelf: string | null; name: string | null }
  | { page: "mine"; match: string }
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
  const [kind, match, token, name] = path.split("/").map(decodeURIComponent);
  if (kind === "m" && match) return { page: "table", match, token: token || null };
  if (kind === "mine" && match) return { page: "mine", match };
  if (kind === "new")
    return {
      page: "new",
      game: match || null,
      friends: new URLSearchParams(query).has("friends"),
    };
  if (kind === "army" && match) return { page: "army", game: match, list: token || null };
  if (kind === "rules" && match) return { page: "rules", game: match, id: token || null };
  if (kind === "learn" && match)
    return { page: "learn", game: match, shelf: token || null, name: name || null };
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

export const bookAddress = (game: string, rule: string | null = null) =>
  `#/rules${part(game)}${part(rule)}`;

export const learnAddress = (
  game: string,
  shelf: string | null = null,
  name: string | null = null,
) => `#/learn${part(game)}${part(shelf)}${part(name)}`;

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
