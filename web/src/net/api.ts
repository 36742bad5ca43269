/** The HTTP calls of the protocol. */

import type {
  Analysis,
  ArmyChecked,
  Branch,
  Created,
  DiceThrown,
  Fault,
  GameInfo,
  Listed,
  MomentLink,
  NewMatch,
  LearningShelves,
  OpenFile,
  Reasons,
  Replay,
  RuleBook,
  Seated,
  Sit,
  Summary,
  Ways,
  Words,
} from "../protocol";
import { named } from "../words/index.svelte";

export class HttpFault extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(named(fault.text));
  }
}

async function call<T>(path: string, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const reply = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const told: unknown = await reply
    .json()
    .catch(() => ({ code: "unreadable", text: { en: "", fr: "" } }));
  if (!reply.ok) throw new HttpFault(reply.status, told as Fault);
  return told as T;
}

const id = encodeURIComponent;

/** Things that do not change while the page is open are asked for once. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  let asked = kept.get(path) as Promise<T> | undefined;
  if (!asked) {
    asked = call<T>(path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return asked;
}

export const api = {
  games: () => once<GameInfo[]>("/api/games"),
  book: (game: string, lang: string) => once<RuleBook>(`/api/rules/${id(game)}/${lang}`),
  shelves: (game: string) => once<LearningShelves>(`/api/learning/${id(game)}`),
  lesson: <T>(game: string, shelf: string, name: string) =>
    once<T>(`/api/learning/${id(game)}/${id(shelf)}/${id(name)}`),
  words: (game: string, lang: string) => once<Words>(`/api/words/${id(game)}/${lang}`),
  packs: (game: string) => once<Record<string, string[]>>(`/api/content/${id(game)}`),
  file: <T>(game: string, pack: string, file: string) =>
    once<T>(`/api/content/${id(game)}/${id(pack)}/${id(file)}`),
  armies: <T>(game: string) => once<T>(`/api/armies/${id(game)}`),
  checkArmy: (game: string, army: unknown) =>
    call<ArmyChecked>(`/api/armies/${id(game)}/check`, null, { army }),
  ways: () => call<Ways>("/api/ways"),
  matches: () => call<Listed[]>("/api/matches"),
  match: (match: string, token?: string | null) =>
    call<Summary>(`/api/matches/${id(match)}`, token),
  record: (match: string, token?: string | null) =>
    call<Record<string, unknown>>(`/api/matches/${id(match)}/record`, token),
  analysis: (match: string, token?: string | null) =>
    call<Analysis>(`/api/matches/${id(match)}/analysis`, token),
  why: (match: string, token: string | null, input: number, seat: string | null) => {
    const query = new URLSearchParams({ input: String(input), ...(seat ? { seat } : {}) });
    return call<Reasons>(`/api/matches/${id(match)}/why?${query}`, token);
  },
  dice: (match: string, token?: string | null) =>
    call<DiceThrown[]>(`/api/matches/${id(match)}/dice`, token),
  moment: (match: string, token: string | null, seat: string | null, at: number) =>
    call<MomentLink>(`/api/matches/${id(match)}/moment`, token, { seat, at }),
  create: (wish: NewMatch) => call<Created>("/api/matches", null, wish),
  open: (wish: OpenFile) => call<Created>("/api/open", null, wish),
  sit: (match: string, wish: Sit) => call<Seated>(`/api/matches/${id(match)}/sit`, null, wish),
  rematch: (match: string, token: string | null) =>
    call<Seated>(`/api/matches/${id(match)}/rematch`, token, {}),
  branch: (match: string, token: string | null, wish: Branch) =>
    call<Created>(`/api/matches/${id(match)}/branch`, token, wish),
  /** A moment; `look` asks about something on its table. */
  replay: (
    match: string,
    token: string | null,
    seat: string | null,
    at?: number,
    look?: Record<string, unknown>,
  ) => {
    const query = new URLSearchParams();
    if (look) query.set("look", JSON.stringify(look));
    if (seat) query.set("seat", seat);
    if (at !== undefined) query.set("at", String(at));
    const asked = query.size ? `?${query}` : "";
    return call<Replay>(`/api/matches/${id(match)}/replay${asked}`, token);
  },
};
