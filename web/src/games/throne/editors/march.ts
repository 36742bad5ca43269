/** Composing a march: which units go where, as the bins `AREA/KIND` of its answer. */

import { filled, type Allocation } from "../../../editors/space";
import { KINDS, size, total, type Kind, type Table, type Units } from "../table";

export const POWER = "power";
export type Moves = Record<string, number>;

/** The areas a march can reach, in the order of its bins. */
export const targets = (space: Allocation) => [
  ...new Set(
    Object.keys(space.bins)
      .filter((bin) => bin !== POWER)
      .map((bin) => bin.split("/")[0]!),
  ),
];

/** The kinds that can go somewhere, with how many stand ready. */
export function ready(space: Allocation): Units {
  const units: Units = { footman: 0, knight: 0, ship: 0 };
  for (const [bin, n] of Object.entries(space.bins)) {
    const kind = bin.split("/")[1] as Kind | undefined;
    if (kind && kind in units) units[kind] = Math.max(units[kind], n);
  }
  return units;
}

/** The units not sent anywhere yet. */
export function staying(space: Allocation, moves: Moves): Units {
  const units = ready(space);
  for (const [bin, n] of Object.entries(moves)) {
    const kind = bin.split("/")[1] as Kind | undefined;
    if (kind) units[kind] -= n;
  }
  return units;
}

/** Send the units picked (at most those that stay) to an area. */
export function sent(space: Allocation, moves: Moves, to: string, picked: Units): Moves {
  const left = staying(space, moves);
  let next = moves;
  for (const kind of KINDS) {
    const bin = `${to}/${kind}`;
    const n = Math.min(picked[kind], left[kind], space.bins[bin] ?? 0);
    if (n > 0) next = filled(next, bin, (next[bin] ?? 0) + n);
  }
  return next;
}

/** What a press on a destination does: units that stay go there; once all have gone, a press calls those
 * there back, or turns a single column elsewhere. */
export function pressed(space: Allocation, moves: Moves, to: string, picked: Units): Moves {
  if (total(picked) > 0) return sent(space, moves, to, picked);
  const sentTo = columns(moves);
  if (sentTo.some((column) => column.to === to)) return recalled(moves, to);
  const [only, ...others] = sentTo;
  if (!only || others.length) return moves;
  return sent(space, recalled(moves, only.to), to, only.units);
}

/** The sizes of the house's armies (two units or more) once the march is done, largest first. */
export function armiesAfter(table: Table, house: string, origin: string, moves: Moves): number[] {
  const sizes = new Map<string, number>();
  for (const [area, army] of Object.entries(table.armies)) {
    if (army.house === house) sizes.set(area, size(army));
  }
  for (const { to, units } of columns(moves)) {
    sizes.set(to, (sizes.get(to) ?? 0) + total(units));
    sizes.set(origin, (sizes.get(origin) ?? 0) - total(units));
  }
  return [...sizes.values()].filter((n) => n > 1).sort((a, b) => b - a);
}

/** Call everybody back from an area. */
export const recalled = (moves: Moves, to: string): Moves =>
  Object.fromEntries(Object.entries(moves).filter(([bin]) => !bin.startsWith(`${to}/`)));

/** The destinations with the units that go there. */
export function columns(moves: Moves): { to: string; units: Units }[] {
  const found = new Map<string, Units>();
  for (const [bin, n] of Object.entries(moves)) {
    const [to, kind] = bin.split("/") as [string, Kind | undefined];
    if (!kind) continue;
    const units = found.get(to) ?? { footman: 0, knight: 0, ship: 0 };
    units[kind] += n;
    found.set(to, units);
  }
  return [...found].map(([to, units]) => ({ to, units }));
}

/** The destinations where others stand: going there is an attack. */
export const attacked = (table: Table, house: string | undefined, moves: Moves) =>
  columns(moves)
    .map(({ to }) => to)
    .filter((to) => {
      const army = table.armies[to];
      return to in table.neutrals || (army !== undefined && army.house !== house);
    });
