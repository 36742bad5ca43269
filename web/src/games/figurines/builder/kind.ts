/** The army lists of figurines, as builder, lobby and table show them. */

import type { ArmyKind } from "../../../armies/kind";
import { t } from "../../../words/index.svelte";
import Sprite from "../board/Sprite.svelte";
import { shortName } from "../names";
import { openFigurines } from "../open";
import Shield from "../../../plane/FactionShield.svelte";
import type { Army } from "./army";
import ArmyBuilder from "./ArmyBuilder.svelte";
import { lists } from "./lists";

export const armies: ArmyKind<Army> = {
  ...lists,
  lines: ({ units, ncus }) => [
    ...units.map(({ unit, attachments }) => [unit, ...attachments].map(shortName).join(" + ")),
    ...ncus.map((id) => `${shortName(id)} (${t("fig-ncu")})`),
  ],
  note: ({ commander }) => shortName(commander),
  open: openFigurines,
  Builder: ArmyBuilder,
  Shield,
  Sprite,
};
