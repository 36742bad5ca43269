/** Lengths, angles and chances as people say them. */

/** Thousandths of an inch. */
export const inches = (length: number) =>
  `${(Math.round(length / 100) / 10).toLocaleString(undefined, { maximumFractionDigits: 1 })}″`;

/** Hundredths of a degree. */
export const degrees = (angle: number) => `${Math.round(angle / 100)}°`;

/** A chance out of ten thousand. */
export const percent = (chance: number) => `${Math.round(chance / 100)} %`;
