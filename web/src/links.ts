/** The matches this browser has links for, newest first. */

import { recall, remember } from "./memory";

export interface Kept {
  match: string;
  game: string;
  token: string;
  role: "host" | "seat" | "spectator";
  seats: string[];
  /** Links for others, kept by the host to hand out. */
  others: { role: string; seats: string[]; token: string }[];
  at: number;
}

const MOST = 60;

export const keptLinks = () => recall<Kept[]>("links", []);

export function keepLink(link: Kept): void {
  const rest = keptLinks().filter((one) => one.match !== link.match || one.token !== link.token);
  remember("links", [link, ...rest].slice(0, MOST));
}

export function forgetLink(match: string): void {
  remember(
    "links",
    keptLinks().filter((one) => one.match !== match),
  );
}

/** Where a match of mine is, by any link to it. */
export const linkTo = (match: string) => keptLinks().find((one) => one.match === match);

export const linkOf = (match: string, token: string | null) =>
  keptLinks().find((one) => one.match === match && one.token === token);
