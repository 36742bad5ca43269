/** Army lists as they are written and exchanged; what is legal the server says. */

import { without, withAt, type AnyAdvice } from "../../../armies/kind";

export interface Choice {
  unit: string;
  attachments: string[];
}

export interface Army {
  game: "figurines";
  name: string;
  faction: string;
  size: number;
  commander: string;
  units: Choice[];
  ncus: string[];
  hostages: string[];
}

/** What lists are made of: `GET /api/armies/figurines`. */
export interface Book {
  sizes: number[];
  factions: string[];
  cards: Record<
    string,
    {
      kind: "unit" | "attachment" | "ncu";
      faction: string;
      points: number;
      commander: boolean;
    }
  >;
  samples: Record<string, Partial<Army>>;
}

/** What the server says of a list beside its problems. A card is offered with whether points are left. */
export interface Advice extends AnyAdvice {
  commanders?: string[];
  neutral?: number;
  offers?: {
    units: Record<string, boolean>;
    ncus: Record<string, boolean>;
    hostages: Record<string, boolean>;
    attachments: Record<string, boolean>[];
  };
}

export const emptyArmy = (faction: string, size: number): Army => ({
  game: "figurines",
  name: "",
  faction,
  size,
  commander: "",
  units: [],
  ncus: [],
  hostages: [],
});

/** A list with everything that may be left out; undefined where it is none. */
export function readArmy(raw: unknown): Army | undefined {
  if (!raw || typeof raw !== "object" || Array.isArray(raw)) return undefined;
  const { name, faction, size, commander, units, ncus, hostages } = raw as Partial<Army>;
  if (typeof faction !== "string" || typeof size !== "number") return undefined;
  const ids = (list: unknown) =>
    Array.isArray(list) ? list.filter((id): id is string => typeof id === "string") : [];
  return {
    ...emptyArmy(faction, size),
    name: typeof name === "string" ? name : "",
    commander: typeof commander === "string" ? commander : "",
    units: (Array.isArray(units) ? units : []).flatMap((one) =>
      one && typeof one.unit === "string"
        ? [{ unit: one.unit, attachments: ids(one.attachments) }]
        : [],
    ),
    ncus: ids(ncus),
    hostages: ids(hostages),
  };
}

export const addUnit = (army: Army, unit: string): Army => ({
  ...army,
  units: [...army.units, { unit, attachments: [] }],
});
export const dropUnit = (army: Army, index: number): Army => ({
  ...army,
  units: without(army.units, index),
});
export const addNcu = (army: Army, ncu: string): Army => ({ ...army, ncus: [...army.ncus, ncu] });
export const dropNcu = (army: Army, ncu: string): Army => ({
  ...army,
  ncus: army.ncus.filter((one) => one !== ncu),
});
export const addHostage = (army: Army, id: string): Army => ({
  ...army,
  hostages: [...army.hostages, id],
});
export const dropHostage = (army: Army, id: string): Army => ({
  ...army,
  hostages: army.hostages.filter((one) => one !== id),
});

export const attach = (army: Army, index: number, id: string): Army => ({
  ...army,
  units: withAt(army.units, index, (choice) => ({
    ...choice,
    attachments: [...choice.attachments, id],
  })),
});
export const detach = (army: Army, index: number, id: string): Army => ({
  ...army,
  units: withAt(army.units, index, (choice) => ({
    ...choice,
    attachments: choice.attachments.filter((one) => one !== id),
  })),
});

/** Another Commander: the one before leaves his place, and who is an NCU takes his among those. */
export function command(army: Army, id: string, kind: "attachment" | "ncu"): Army {
  const old = army.commander;
  const bare = {
    ...army,
    units: army.units.map((choice) => ({
      ...choice,
      attachments: choice.attachments.filter((one) => one !== old && one !== id),
    })),
    ncus: army.ncus.filter((one) => one !== old && one !== id),
    commander: id,
  };
  return kind === "ncu" ? { ...bare, ncus: [id, ...bare.ncus] } : bare;
}
