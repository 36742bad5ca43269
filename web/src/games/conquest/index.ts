/** Conquest at the table: its board, its panels, its editors. */

import type { AnyEditor, Kit } from "..";
import { colourOfSeat } from "../../plane/colours";
import { t } from "../../words/index.svelte";
import ConquestBoard from "./ConquestBoard.svelte";
import AimEditor from "./editors/AimEditor.svelte";
import ArmyEditor from "./editors/ArmyEditor.svelte";
import BranchEditor from "./editors/BranchEditor.svelte";
import ChoiceEditor from "./editors/ChoiceEditor.svelte";
import DiscardEditor from "./editors/DiscardEditor.svelte";
import EntryEditor from "./editors/EntryEditor.svelte";
import MarchEditor from "./editors/MarchEditor.svelte";
import PlacesEditor from "./editors/PlacesEditor.svelte";
import ReformEditor from "./editors/ReformEditor.svelte";
import ShiftEditor from "./editors/ShiftEditor.svelte";
import StackEditor from "./editors/StackEditor.svelte";
import TargetEditor from "./editors/TargetEditor.svelte";
import Face from "./Face.svelte";
import { explained, nameOf } from "./names";
import { scenes } from "./scenes";
import { openConquest } from "./open";
import Scene from "./panels/Scene.svelte";
import Side from "./panels/Side.svelte";
import { readTable } from "./table";
import { readThrow } from "./throws";

const CHOICES = [
  "choose_edge",
  "join_regiment",
  "name_unit",
  "choose_action",
  "choose_character_action",
  "choose_draw_event",
  "choose_flux",
  "choose_supremacy",
  "choose_end",
  "choose_push",
  "choose_foe",
  "answer_duel",
  "choose_last_foe",
  "choose_trampled",
  "choose_blessing",
  "choose_sanction",
  "choose_boon",
  "choose_aided",
  "choose_garrison",
  "take_garrison",
  "charge_face",
  "reroll_charge",
  "use_overrun",
  "draw_on",
];

const all = (kinds: readonly string[], editor: AnyEditor) =>
  kinds.map((kind) => [`conquest.${kind}`, editor] as const);

export async function open(): Promise<Kit> {
  await openConquest();
  return {
    Board: ConquestBoard,
    Side,
    Scene,
    Face,
    scenes,
    colour: colourOfSeat,
    means: (id) => {
      const text = explained(id);
      return text ? { title: nameOf(id), text } : undefined;
    },
    editors: Object.fromEntries([
      ...all(CHOICES, ChoiceEditor),
      ...all(["choose_reinforcement", "choose_spell"], BranchEditor),
      ...all(["choose_march"], MarchEditor),
      ...all(["choose_entry"], EntryEditor),
      ...all(["choose_reform"], ReformEditor),
      ...all(
        ["choose_combat_reform", "choose_withdrawal", "choose_leaving", "charge_way"],
        PlacesEditor,
      ),
      ...all(["charge_target", "volley_target"], TargetEditor),
      ...all(["submit_army"], ArmyEditor),
      ...all(["discard_secondaries"], DiscardEditor),
      ...all(["aim_blows", "aim_arcs"], AimEditor),
      ...all(["shift_die"], ShiftEditor),
      ...all(["order_stack"], StackEditor),
    ]),
    // A regiment that passes has acted all the same.
    round: (view) => {
      const { round } = readTable(view.board).course;
      return round > 0 ? t("con-round", { n: round }) : undefined;
    },
    phase: (view) => `con-phase-${readTable(view.board).course.phase}`,
    dice: readThrow,
  };
}
