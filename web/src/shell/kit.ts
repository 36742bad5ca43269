/** The kit of the game at hand, for everything inside its table. */

import { getContext, setContext } from "svelte";
import type { Kit } from "../games";

const KEY = Symbol("kit");
export const openKitContext = (kit: () => Kit | undefined) => setContext(KEY, kit);
export const useKit = () => getContext<(() => Kit | undefined) | undefined>(KEY)?.();
