/** The army lists that this browser keeps. */

import { recall, remember } from "../../../memory";
import { readArmy, type Army } from "./army";

const KEY = "figurines.armies";

class Saved {
  armies = $state.raw<Army[]>(
    recall<unknown[]>(KEY, []).flatMap((one) => {
      const army = readArmy(one);
      return army ? [army] : [];
    }),
  );

  /** Keep a list under its name; one of the same name is replaced. */
  keep(army: Army): void {
    this.set([army, ...this.armies.filter((one) => one.name !== army.name)]);
  }

  forget(name: string): void {
    this.set(this.armies.filter((one) => one.name !== name));
  }

  private set(armies: Army[]): void {
    this.armies = armies;
    remember(KEY, armies);
  }
}

export const saved = new Saved();
