/** Throne at the table: its board, its panels, its editors. */

import type { AnyEditor, Kit } from "..";
import Face from "./Face.svelte";
import { means } from "./means";
import { scenes } from "./scenes";
import MarchEditor from "./editors/MarchEditor.svelte";
import MusterEditor from "./editors/MusterEditor.svelte";
import OrdersEditor from "./editors/OrdersEditor.svelte";
import { openThrone, throne } from "./open";
import Scene from "./panels/Scene.svelte";
import Side from "./panels/Side.svelte";
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
    colour: (house) => throne().content.houses.get(house)?.color,
    editors: {
      "throne.place_orders": OrdersEditor,
      "throne.march": MarchEditor,
      "throne.muster": MusterEditor,
    } as Record<string, AnyEditor>,
    phase: (view) => {
      const step = view.steps.findLast((one) => String(one.step) in PHASES);
      return step && PHASES[String(step.step)];
    },
  };
}
