/** Several seats behind one link: when the screen changes hands, and to whom. */

export interface Seating {
  mine: readonly string[];
  /** The seat looked from, and the seat that the view shown was made for. */
  seat: string | null;
  shown: string | null | undefined;
  awaited: readonly string[];
  closed: boolean;
}

/** The seats that the screen may go to; undefined while the one before it goes on. */
export function handover({ mine, seat, shown, awaited, closed }: Seating): string[] | undefined {
  if (mine.length < 2 || closed) return undefined;
  // What another seat was told is not for the one who sits down now.
  if (shown !== undefined && shown !== seat) return [];
  const waiting = mine.filter((one) => awaited.includes(one));
  return waiting.length && !waiting.includes(seat ?? "") ? waiting : undefined;
}
