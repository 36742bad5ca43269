/** The liveries of factions and the colours of seats on free tables; each faction has a mark of its own besides,
 * and each seat a number. */

export interface Livery {
  /** The tray. */
  field: string;
  /** Its figures. */
  figure: string;
  /** The mark and the edge of the shield. */
  mark: string;
}

/** By faction, of every game with regiments. */
const LIVERIES: Record<string, Livery> = {
  stark: { field: "#5d7382", figure: "#eef3f5", mark: "#ffffff" },
  lannister: { field: "#9a2020", figure: "#ffe09a", mark: "#ffd76a" },
  baratheon: { field: "#c99712", figure: "#241a05", mark: "#1b1404" },
  nights_watch: { field: "#23262c", figure: "#c9d2da", mark: "#e6edf2" },
  free_folk: { field: "#7b5b39", figure: "#f3e3c8", mark: "#f6e9d2" },
  neutral: { field: "#5d4a80", figure: "#ece2ff", mark: "#f1e8ff" },
  siege: { field: "#857f74", figure: "#f1ede4", mark: "#f7f4ec" },
  hundred_kingdoms: { field: "#2f4f8f", figure: "#f4ead2", mark: "#ffe08a" },
  spires: { field: "#3d6b4f", figure: "#e9f5d8", mark: "#d8ffb0" },
  nords: { field: "#5c6f7a", figure: "#f2f8fb", mark: "#ffffff" },
  dweghom: { field: "#7a3b1e", figure: "#ffd9a8", mark: "#ffb060" },
  old_dominion: { field: "#4a3f5c", figure: "#e6dcf7", mark: "#d9c2ff" },
  wadrhun: { field: "#7b5b26", figure: "#f8e7bd", mark: "#ffdf7d" },
  city_states: { field: "#86672b", figure: "#fff3d0", mark: "#fff0b0" },
};

export const liveryOf = (faction: string): Livery => LIVERIES[faction] ?? LIVERIES.neutral!;

/** The colours of seats: apart for most eyes, and every seat has a number too. */
const SEATS = ["#4fb3ff", "#ff9f43", "#7ddf64", "#e78bf0", "#f5e663", "#9aa7ff"];

export const seatColour = (number: number) => SEATS[(number - 1) % SEATS.length] ?? SEATS[0]!;

/** By the name of a seat, which ends with its number. */
export const colourOfSeat = (seat: string) => seatColour(Number(seat.split("-").at(-1)));
