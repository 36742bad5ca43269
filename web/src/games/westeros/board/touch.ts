/** What may be touched on the board, and what is shown there for the answer being made. */

import type { Offer } from "../../../shell/desk.svelte";
import type { Ghost, Sight, Staging, Vision } from "../stage.svelte";
import { hexOf, type Table } from "../table";

export interface Touch {
  /** What a press on a hex picks: a hex, a unit, anything that lies there. */
  picks: ReadonlyMap<string, string>;
  chosen: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  zone: ReadonlySet<string>;
  foes: ReadonlySet<string>;
  peaceful: ReadonlySet<string>;
  actors: ReadonlySet<string>;
  path: readonly string[];
  /** The way to a hex that is pointed at. */
  ways: Readonly<Record<string, readonly string[]>>;
  sights: readonly Sight[];
  /** Whose sight can be asked about, from which hex. */
  vision: Vision | undefined;
  ghost: Ghost | undefined;
  targets: Readonly<Record<string, string>>;
  manned: Readonly<Record<string, number>> | undefined;
  secrets: ReadonlySet<string>;
  onpick: ((place: string) => void) | undefined;
}

/** Bring what editors and log say of units, tokens and hexes to hexes. */
export function touchOf(
  table: Table,
  offer: Offer | undefined,
  staging: Staging,
  lit: Iterable<string>,
): Touch {
  const hexes = (ids: Iterable<string>) =>
    new Set([...ids].map((id) => hexOf(table, id)).filter((hex) => hex !== undefined));
  const picks = new Map<string, string>();
  for (const place of offer?.places ?? []) {
    // Options such as "3,7/green" speak of their first part.
    const hex = hexOf(table, place) ?? hexOf(table, place.split("/", 1)[0]!);
    if (hex !== undefined && !picks.has(hex)) picks.set(hex, place);
  }
  const eye = staging.vision && hexOf(table, staging.vision.from);
  return {
    picks,
    chosen: hexes((offer?.chosen ?? []).flatMap((id) => [id, id.split("/", 1)[0]!])),
    lit: hexes(lit),
    zone: hexes(staging.zone ?? []),
    foes: hexes(staging.foes ?? []),
    peaceful: hexes(staging.peaceful ?? []),
    actors: hexes(staging.actors ?? []),
    path: [...(staging.path ?? [])].flatMap((id) => hexOf(table, id) ?? []),
    ways: staging.ways ?? {},
    sights: (staging.sights ?? []).flatMap(({ from, to }) => {
      const a = hexOf(table, from);
      const b = hexOf(table, to);
      return a && b ? [{ from: a, to: b }] : [];
    }),
    vision: staging.vision && eye ? { ...staging.vision, from: eye } : undefined,
    ghost: staging.ghost,
    targets: staging.targets ?? {},
    manned: staging.manned,
    secrets: hexes(staging.secrets ?? []),
    onpick: offer?.pick,
  };
}
