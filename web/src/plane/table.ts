/** The free table in a view: `board.table`, where a game has one.
 *
 * ```
 * { width, depth,
 *   pieces: { ID: { x, y, facing, seat?, width?, depth?, outline?, pivots? } },
 *   terrain: { ID: { polygon, kind? } } }
 * ```
 *
 * An outline lists the corners of a piece, each so far to its right and so far ahead of its centre;
 * without one it is a rectangle of its width and depth. Pivots are named points of the piece. */

import type { Place } from "../editors/space";
import { CENTRE, INCH, rectangle, type Pivots, type Point } from "./geometry";

export interface Piece {
  /** Where it stands; undefined while it is not on the table. */
  place: Place | undefined;
  seat: string | undefined;
  outline: readonly Point[];
  pivots: Pivots;
}

export interface Terrain {
  polygon: readonly Point[];
  kind: string;
}

export interface Plane {
  width: number;
  depth: number;
  pieces: Readonly<Record<string, Piece>>;
  terrain: Readonly<Record<string, Terrain>>;
}

type Loose = Record<string, any>;

/** What nobody has described is an inch wide and deep. */
const UNKNOWN: Piece = {
  place: undefined,
  seat: undefined,
  outline: rectangle(INCH, INCH),
  pivots: { [CENTRE]: [0, 0] },
};

/** A piece as a row of the table, or a space that moves it, describes it. */
export function readPiece(row: Loose, known: Piece = UNKNOWN): Piece {
  const sized = row.width > 0 && row.depth > 0;
  return {
    place:
      typeof row.x === "number"
        ? { x: row.x, y: row.y, facing: (row.facing as number | undefined) ?? 0 }
        : known.place,
    seat: (row.seat as string | undefined) ?? known.seat,
    outline: row.outline ?? (sized ? rectangle(row.width, row.depth) : known.outline),
    pivots: { ...known.pivots, ...row.pivots },
  };
}

const rows = <T>(raw: Loose | undefined, read: (row: Loose) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(raw ?? {}).map(([id, row]) => [id, read(row as Loose)]));

/** The free table of a board; undefined where the game has none. */
export function readPlane(board: Loose | undefined): Plane | undefined {
  const table = board?.table as Loose | undefined;
  if (!(table && table.width > 0 && table.depth > 0)) return undefined;
  return {
    width: table.width,
    depth: table.depth,
    pieces: rows(table.pieces, (row) => readPiece(row)),
    terrain: rows(table.terrain, (row) => ({ polygon: row.polygon, kind: row.kind ?? "" })),
  };
}

/** What a space that moves a piece says of it, over what the table knows. */
export interface Handled {
  piece: string;
  outline?: readonly Point[];
  pivots?: Pivots;
  start?: Place;
}

export function pieceOf(plane: Plane | undefined, space: Handled): Piece {
  const known = plane?.pieces[space.piece];
  const { outline, pivots, start } = space;
  return readPiece({ ...start, outline, pivots }, known);
}
