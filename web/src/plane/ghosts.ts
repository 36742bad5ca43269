/** Pieces as they could stand on a free table. */

import type { Place } from "../editors/space";
import type { Point } from "./geometry";

/** A piece as it could stand: press it to take it. */
export interface Ghost {
  key: string;
  outline: readonly Point[];
  place: Place;
  label: string;
  chosen?: boolean;
  onpick: () => void;
}

/** Of many places some that do not crowd one another, the first ones first. */
export function thinned<T>(
  items: readonly T[],
  at: (item: T) => { x: number; y: number },
  apart: number,
  most: number,
): T[] {
  const kept: T[] = [];
  for (const item of items) {
    const { x, y } = at(item);
    const free = kept.every((other) => Math.hypot(at(other).x - x, at(other).y - y) >= apart);
    if (free) kept.push(item);
    if (kept.length === most) break;
  }
  return kept;
}
