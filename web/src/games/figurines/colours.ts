/** The liveries of the factions; each has a mark of its own besides, and each seat a number. */

export interface Livery {
  /** The tray. */
  field: string;
  /** Its figures. */
  figure: string;
  /** The mark and the edge of the shield. */
  mark: string;
}

const LIVERIES: Record<string, Livery> = {
  stark: { field: "#5d7382", figure: "#eef3f5", mark: "#ffffff" },
  lannister: { field: "#9a2020", figure: "#ffe09a", mark: "#ffd76a" },
  baratheon: { field: "#c99712", figure: "#241a05", mark: "#1b1404" },
  nights_watch: { field: "#23262c", figure: "#c9d2da", mark: "#e6edf2" },
  free_folk: { field: "#7b5b39", figure: "#f3e3c8", mark: "#f6e9d2" },
  neutral: { field: "#5d4a80", figure: "#ece2ff", mark: "#f1e8ff" },
  siege: { field: "#857f74", figure: "#f1ede4", mark: "#f7f4ec" },
};

export const liveryOf = (faction: string): Livery => LIVERIES[faction] ?? LIVERIES.neutral!;

/** The colours of seats: apart for most eyes, and every seat has a number too. */
const SEATS = ["#4fb3ff", "#ff9f43", "#7ddf64", "#e78bf0", "#f5e663", "#9aa7ff"];

export const seatColour = (number: number) => SEATS[(number - 1) % SEATS.length] ?? SEATS[0]!;
