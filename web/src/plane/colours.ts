/** The colours of pieces and of seats on a free table. */

export interface Livery {
  /** The tray. */
  field: string;
  /** Its figures. */
  figure: string;
  /** The mark and the edge of the shield. */
  mark: string;
}

/** The colours of seats: apart for most eyes, and every seat has a number too. */
const SEATS = ["#4fb3ff", "#ff9f43", "#7ddf64", "#e78bf0", "#f5e663", "#9aa7ff"];

export const seatColour = (number: number) => SEATS[(number - 1) % SEATS.length] ?? SEATS[0]!;
