/** What people want to know of a game before they choose it. */

export interface Facts {
  /** How long a match lasts, in minutes. */
  minutes: readonly [number, number];
  /** How much there is to learn, from one to three. */
  weight: 1 | 2 | 3;
}

export const FACTS: Record<string, Facts> = {
  throne: { minutes: [60, 180], weight: 2 },
  westeros: { minutes: [45, 90], weight: 2 },
  figurines: { minutes: [60, 120], weight: 3 },
  conquest: { minutes: [60, 150], weight: 3 },
};
