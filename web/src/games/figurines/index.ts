/** Figurines at the table: its board, its panels, its editors. */

import type { AnyEditor, Kit } from "..";
import { colourOfSeat } from "../../plane/colours";
import { t } from "../../words/index.svelte";
import ActionEditor from "./editors/ActionEditor.svelte";
import ActivateEditor from "./editors/ActivateEditor.svelte";
import AlignEditor from "./editors/AlignEditor.svelte";
import ArmyEditor from "./editors/ArmyEditor.svelte";
import ChoiceEditor from "./editors/ChoiceEditor.svelte";
import DiscardEditor from "./editors/DiscardEditor.svelte";
import MoveEditor from "./editors/MoveEditor.svelte";
import PlaceEditor from "./editors/PlaceEditor.svelte";
import ReactionEditor from "./editors/ReactionEditor.svelte";
import RerollEditor from "./editors/RerollEditor.svelte";
import TargetEditor from "./editors/TargetEditor.svelte";
import Face from "./Face.svelte";
import { means } from "./means";
import { scenes } from "./scenes";
import FigurinesBoard from "./FigurinesBoard.svelte";
import { openFigurines } from "./open";
import Scene from "./panels/Scene.svelte";
import Side from "./panels/Side.svelte";
import { reactions } from "./reactions";
import { readTable } from "./table";

const MOVES = [
  "maneuver_path",
  "march_path",
  "move_path",
  "free_pivot_turn",
  "charge_pivot",
  "retreat_way",
  "shift_way",
  "shift_to_shoot",
];
const PLACES = [
  "deploy_unit",
  "deploy_reserve",
  "arrive_by_edge",
  "redeploy_unit",
  "stand_in_zone",
  "stand_by_flank",
  "stand_by_edge",
  "place_piece",
  "place_objective",
  "place_token",
  "place_pile",
];
const TARGETS = ["charge_target", "choose_attack", "wall_target"];
const CHOICES = [
  "choose_target",
  "choose_zone_target",
  "claim_zone",
  "claim_order",
  "condition_kind",
  "charge_arc",
  "choose_arc",
  "break_through",
  "face_enemy",
  "destroy_piece",
  "choose_zone",
  "choose_corner",
  "choose_role",
  "choose_first_player",
  "mark_unit",
  "choose_mission",
  "exchange_mission",
  "swap_mission",
  "name_for_mission",
  "next_objective",
  "claim_token",
  "take_over",
  "fetch_card",
  "discard_seen",
  "roll_again",
  "reroll_retreat",
];

/** Where a press is the whole answer: what it leads to asks for more before dice are rolled, and can be
 * taken back; and what is used in answer was asked for. */
const QUICK: Record<string, (option: string) => boolean> = {
  "figurines.choose_action": (action) =>
    ["maneuver", "march", "charge", "retreat"].includes(action),
  "figurines.claim_zone": () => true,
  "figurines.align_charge": () => true,
  "figurines.charge_arc": () => true,
  "figurines.use_effect": () => true,
};

const all = (kinds: readonly string[], editor: AnyEditor) =>
  kinds.map((kind) => [kind, editor] as const);

const EDITORS: Record<string, AnyEditor> = Object.fromEntries([
  ...all(MOVES, MoveEditor),
  ...all(PLACES, PlaceEditor),
  ...all(TARGETS, TargetEditor),
  ...all(CHOICES, ChoiceEditor),
  ...all(["choose_action", "choose_free_action"], ActionEditor),
  ...all(["align_charge", "push_unit"], AlignEditor),
  ["activate_unit", ActivateEditor],
  ["submit_army", ArmyEditor],
  ["use_effect", ReactionEditor],
  ["reroll_dice", RerollEditor],
  ["discard_cards", DiscardEditor],
]);

export async function open(): Promise<Kit> {
  await openFigurines();
  return {
    Board: FigurinesBoard,
    Side,
    Scene,
    Face,
    scenes,
    colour: colourOfSeat,
    means,
    reactions,
    quick: ({ decision }, answer) => QUICK[decision?.kind ?? ""]?.(String(answer)) ?? false,
    editors: Object.fromEntries(
      Object.entries(EDITORS).map(([kind, editor]) => [`figurines.${kind}`, editor]),
    ),
    round: (view) => {
      const { round } = readTable(view.board).course;
      return round > 0 ? t("fig-round", { n: round }) : undefined;
    },
    phase: (view) => `fig-phase-${readTable(view.board).course.phase}`,
  };
}
