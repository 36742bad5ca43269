/** The army lists of conquest, as builder, lobby and table show them. */

import type { ArmyKind } from "../../../armies/kind";
import Sprite from "../board/Sprite.svelte";
import { t } from "../../../words/index.svelte";
import { nameOf } from "../names";
import { openConquest } from "../open";
import Shield from "../../../plane/FactionShield.svelte";
import type { Army } from "./army";
import ArmyBuilder from "./ArmyBuilder.svelte";
import { lists } from "./lists";

export const armies: ArmyKind<Army> = {
  ...lists,
  lines: ({ warbands }) =>
    warbands.map(({ character, regiments }) =>
      t("told-of", {
        who: nameOf(character),
        what: regiments.map(({ regiment, stands }) => `${nameOf(regiment)} (${stands})`).join(", "),
      }),
    ),
  note: ({ faction, warbands }) => {
    const lord = warbands.find(({ warlord }) => warlord);
    return lord ? nameOf(lord.character) : nameOf(faction);
  },
  open: openConquest,
  Builder: ArmyBuilder,
  Shield,
  Sprite,
};
