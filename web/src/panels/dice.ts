/** Dice as they lie on the table. */

export interface Die {
  face: number;
  /** What it showed before it was rolled again. */
  before: number[];
}
