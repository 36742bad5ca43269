/** Throne at the table: its board, its panels, its editors. */

import { branchOf } from "../../editors/space";
import type { AnyEditor, Kit } from "..";
import Face from "./Face.svelte";
import { means } from "./means";
import { scenes } from "./scenes";
import MarchEditor from "./editors/MarchEditor.svelte";
import MusterEditor from "./editors/MusterEditor.svelte";
import OrdersEditor from "./editors/OrdersEditor.svelte";
import { attacked } from "./editors/march";
import { openThrone } from "./open";
import Scene from "./panels/Scene.svelte";
import Side from "./panels/Side.svelte";
import { houseOf, readTable } from "./table";
import ThroneBoard from "./ThroneBoard.svelte";

const PHASES: Record<string, string> = {
  battle: "phase-battle",
  neutral_entry: "phase-battle",
  raid_orders: "phase-raids",
  march_orders: "phase-marches",
  westeros_phase: "phase-westeros",
  planning_phase: "phase-planning",
  action_phase: "phase-action",
};

export async function open(): Promise<Kit> {
  await openThrone();
  return {
    Board: ThroneBoard,
    Side,
    Scene,
    Face,
    scenes,
    means,
    editors: {
      "throne.place_orders": OrdersEditor,
      "throne.march": MarchEditor,
      "throne.muster": MusterEditor,
    } as Record<string, AnyEditor>,
    // An attack starts a battle, and battles reveal.
    weighty: (view, answer) => {
      if (view.decision?.kind !== "throne.march") return false;
      const table = readTable(view.board);
      const moves = branchOf(answer).rest as Record<string, number> | undefined;
      return attacked(table, houseOf(table, view.seat), moves ?? {}).length > 0;
    },
    phase: (view) => {
      const step = view.steps.findLast((one) => String(one.step) in PHASES);
      return step && PHASES[String(step.step)];
    },
  };
}
