/** Westeros at the table: its board, its panels, its editors. */

import type { AnyEditor, Kit } from "..";
import ActionEditor from "./editors/ActionEditor.svelte";
import ArrowsEditor from "./editors/ArrowsEditor.svelte";
import AttackEditor from "./editors/AttackEditor.svelte";
import CatapultsEditor from "./editors/CatapultsEditor.svelte";
import ChoiceEditor from "./editors/ChoiceEditor.svelte";
import CommandersEditor from "./editors/CommandersEditor.svelte";
import CommandsEditor from "./editors/CommandsEditor.svelte";
import CommitEditor from "./editors/CommitEditor.svelte";
import KeepEditor from "./editors/KeepEditor.svelte";
import MoveEditor from "./editors/MoveEditor.svelte";
import PlaceEditor from "./editors/PlaceEditor.svelte";
import RampartsEditor from "./editors/RampartsEditor.svelte";
import RerollEditor from "./editors/RerollEditor.svelte";
import SitesEditor from "./editors/SitesEditor.svelte";
import TacticEditor from "./editors/TacticEditor.svelte";
import UnitsEditor from "./editors/UnitsEditor.svelte";
import { liveryOf } from "./colours";
import Face from "./Face.svelte";
import Glyph from "./panels/Glyph.svelte";
import { means } from "./means";
import { reactions } from "./reactions";
import { scenes } from "./scenes";
import { throwOf } from "./fight";
import { openWesteros } from "./open";
import Scene from "./panels/Scene.svelte";
import Side from "./panels/Side.svelte";
import WesterosBoard from "./WesterosBoard.svelte";

const PHASES: Record<string, string> = {
  muster: "phase-muster",
  rally_phase: "phase-rally",
  marshalling_phase: "phase-marshalling",
  command_phase: "phase-command",
  regroup_phase: "phase-regroup",
};

/** One of several units, hexes or words. */
const CHOICES = [
  "retreat_step",
  "advance",
  "pursue",
  "move_on",
  "move_freely",
  "pursuit_target",
  "extra_target",
  "dogs_target",
  "next_to_move",
  "swap_banner",
  "counter_attack",
  "parting_attack",
  "ignore_morale",
  "stand_firm",
  "recover_morale",
  "hide_prisoner",
  "carry_prisoner",
];

const EDITORS: Record<string, AnyEditor> = {
  take_action: ActionEditor,
  move_unit: MoveEditor,
  choose_attack: AttackEditor,
  declare_units: UnitsEditor,
  choose_units: UnitsEditor,
  choose_commands: CommandsEditor,
  use_tactic: TacticEditor,
  commit_ability: CommitEditor,
  keep_one: KeepEditor,
  aim_catapults: CatapultsEditor,
  reroll_symbol: RerollEditor,
  lay_piece: PlaceEditor,
  place_commander: PlaceEditor,
  place_unit: PlaceEditor,
  choose_commanders: CommandersEditor,
  loose_arrows: ArrowsEditor,
  man_ramparts: RampartsEditor,
  break_ramparts: RampartsEditor,
  choose_sites: SitesEditor,
  ...Object.fromEntries(CHOICES.map((kind) => [kind, ChoiceEditor])),
};

export async function open(): Promise<Kit> {
  const { files } = await openWesteros();
  return {
    Board: WesterosBoard,
    Side,
    Scene,
    Face,
    scenes,
    means,
    colour: (house) => liveryOf(house).field,
    reactions,
    Symbol: Glyph,
    editors: Object.fromEntries(
      Object.entries(EDITORS).map(([kind, editor]) => [`westeros.${kind}`, editor]),
    ),
    // A move, its end and a card that one commander alone can play lead to the next question, and can be taken back.
    quick: ({ decision }, answer) =>
      decision?.kind === "westeros.move_unit" || (answer as { card?: object })?.card !== undefined,
    dice: (event, view) => throwOf(files.dice.die.faces, event, view),
    phase: (view) => {
      const step = view.steps.findLast((one) => String(one.step) in PHASES);
      return step && PHASES[String(step.step)];
    },
  };
}
