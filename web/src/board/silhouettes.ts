/** Which silhouette a troop is drawn with, by its name and its type. The drawings are those of game-icons.net,
 * under CC BY 3.0; `vite.config.ts` takes these, and no others, out of the package. */

/** By a part of the name, the first that fits; then by the type. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/crossbow/, "crossbow"],
  [/ballista|scorpion|skorpios|flogobolon/, "ballista"],
  [/stone_thrower|catapult/, "catapult"],
  [/castle_wall/, "castle"],
  [
    /bow(men|_chosen)?|archer|marksman|hunter|tracker|ranger|stalker|slinger|desolation_drone/,
    "bowman",
  ],
  [/giant|jotnar|talos|promethean|hephaestian|archangel|stoneforged/, "giant"],
  [/grey_wind|summer|ghost|fenr|werewarg|ulfhednar|hunting_pack|prowler|leonine/, "direwolf"],
  [/bearsark|goltr|ugr/, "bear-head"],
  [/troll/, "troll"],
  [/minotaur/, "minotaur"],
  [
    /drake|raptor|predator|tontorr|quatl|drum_beast|pteraphon|abomination|behemoth/,
    "spiked-dragon-head",
  ],
  [/pyromancer|flame|inferno|fire|rhllor|magma/, "fire-bowl"],
  [/spear|hoplite|phalang|halberd|pike|haspist|thorakites|warden|thenn|hold_warriors/, "pikeman"],
  [/axe|berserk|raider|savage|brave|blooded|warbred|mountains_men|huskarl|varangian/, "barbarian"],
  [
    /legion|praetorian|agema|sacred_band|moroi|kheres|athanatoi|golem|sepulcher/,
    "centurion-helmet",
  ],
  [/bone|cutthroat|flayed|hashashin|sicarii|cultist/, "hood"],
];
const BY_TYPE: Readonly<Record<string, string>> = {
  infantry: "swordman",
  cavalry: "mounted-knight",
  chariot: "chariot",
  brute: "minotaur",
  monster: "spiked-dragon-head",
  war_machine: "ballista",
  structure: "castle",
};
const MOUNTED = new Set(["cavalry", "chariot", "war_machine", "structure"]);

/** Whoever rides is seen to ride, unless his beast has a drawing of its own. */
const BEASTS = new Set(["direwolf", "bear-head", "spiked-dragon-head", "ballista", "catapult"]);

export function silhouette(id: string, type: string): string {
  const found = BY_NAME.find(([name]) => name.test(id))?.[1];
  const usual = BY_TYPE[type] ?? "swordman";
  return found && (!MOUNTED.has(type) || BEASTS.has(found)) ? found : usual;
}

/** All that are drawn. */
export const SILHOUETTES: readonly string[] = [
  ...new Set([...BY_NAME.map(([, icon]) => icon), ...Object.values(BY_TYPE)]),
];
