/** Army lists of conquest as they are written and exchanged; what is legal the server says. */

import { withAt, without, type AnyAdvice, type AnyBook } from "../../../armies/kind";
import type { ArmyList, ListedRegiment, ListedWarband } from "../../../made/conquest.content";

/** A regiment of a list with everything that may be left out. */
export type Chosen = Required<ListedRegiment>;
export type Warband = Required<Omit<ListedWarband, "regiments">> & { regiments: Chosen[] };
export type Army = Required<Omit<ArmyList, "warbands">> & { warbands: Warband[] };

/** What lists are made of: `GET /api/armies/conquest`. */
export interface Book extends AnyBook {
  factions: Record<string, "whole" | "profiles">;
}

/** Something is offered with whether points are left. */
type Offers = Readonly<Record<string, boolean>>;
export interface BandOffers {
  regiments: Offers;
  items: Offers;
  masteries: Offers;
  spells: Offers;
  restricted: string[];
  extras: { officers: Offers; upgrades: Offers }[];
}

/** What the server says of a list beside its problems. */
export interface Advice extends AnyAdvice {
  costs?: { character: number; regiments: number[] }[];
  offers?: { characters: Offers; warbands: BandOffers[] };
}

export const SIZES = [500, 1000, 1500, 2000, 2500, 3000];

export const emptyArmy = (faction: string, limit: number): Army => ({
  game: "conquest",
  name: "",
  faction,
  limit,
  army_rule: "",
  warbands: [],
});

const texts = (list: unknown) =>
  Array.isArray(list) ? list.filter((id): id is string => typeof id === "string") : [];
const text = (given: unknown) => (typeof given === "string" ? given : "");

function readRegiment(raw: Partial<Chosen> | undefined): Chosen[] {
  if (typeof raw?.regiment !== "string" || typeof raw.stands !== "number") return [];
  return [
    {
      regiment: raw.regiment,
      stands: raw.stands,
      standard_bearer: raw.standard_bearer === true,
      officers: texts(raw.officers),
      upgrades: texts(raw.upgrades),
    },
  ];
}

function readBand(raw: Partial<Warband> | undefined): Warband[] {
  if (typeof raw?.character !== "string") return [];
  return [
    {
      character: raw.character,
      regiments: (Array.isArray(raw.regiments) ? raw.regiments : []).flatMap(readRegiment),
      joins: typeof raw.joins === "number" ? raw.joins : null,
      warlord: raw.warlord === true,
      items: texts(raw.items),
      mastery: text(raw.mastery),
      spells: texts(raw.spells),
      option: text(raw.option),
    },
  ];
}

/** A list with everything that may be left out; undefined where it is none. */
export function readArmy(raw: unknown): Army | undefined {
  if (!raw || typeof raw !== "object" || Array.isArray(raw)) return undefined;
  const { name, faction, limit, army_rule, warbands } = raw as Partial<Army>;
  if (typeof faction !== "string") return undefined;
  return {
    ...emptyArmy(faction, typeof limit === "number" ? limit : 2000),
    name: text(name),
    army_rule: text(army_rule),
    warbands: (Array.isArray(warbands) ? warbands : []).flatMap(readBand),
  };
}

export const changeBand = (army: Army, at: number, change: (band: Warband) => Warband): Army => ({
  ...army,
  warbands: withAt(army.warbands, at, change),
});

/** One more warband; the first one's character is the warlord. */
export const addBand = (army: Army, character: string, option = "", warlord = true): Army => ({
  ...army,
  warbands: [
    ...army.warbands,
    {
      character,
      regiments: [],
      joins: null,
      warlord: warlord && !army.warbands.some((band) => band.warlord),
      items: [],
      mastery: "",
      spells: [],
      option,
    },
  ],
});

export const dropBand = (army: Army, at: number): Army => ({
  ...army,
  warbands: without(army.warbands, at),
});

/** Another warlord: there is one alone. */
export const crown = (army: Army, at: number): Army => ({
  ...army,
  warbands: army.warbands.map((band, i) => ({ ...band, warlord: i === at })),
});

export const addRegiment = (band: Warband, regiment: string, stands: number): Warband => ({
  ...band,
  regiments: [
    ...band.regiments,
    { regiment, stands, standard_bearer: false, officers: [], upgrades: [] },
  ],
});

export const changeRegiment = (band: Warband, at: number, change: Partial<Chosen>): Warband => ({
  ...band,
  regiments: withAt(band.regiments, at, (one) => ({ ...one, ...change })),
});

/** A warband without one of its regiments; its character stays with the one he joins. */
export function dropRegiment(band: Warband, at: number): Warband {
  const { joins } = band;
  const kept = joins === null || joins === at ? null : joins > at ? joins - 1 : joins;
  return { ...band, joins: kept, regiments: without(band.regiments, at) };
}
