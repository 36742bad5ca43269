/** The army lists that this browser keeps, of one game. */

import { recall, remember } from "../memory";
import type { Listed } from "./kind";

export class Saved<A extends Listed> {
  armies = $state.raw<A[]>([]);

  constructor(
    private game: string,
    read: (raw: unknown) => A | undefined,
  ) {
    this.armies = recall<unknown[]>(`${game}.armies`, []).flatMap((one) => read(one) ?? []);
  }

  /** Keep a list under its name; one of the same name is replaced. */
  keep(army: A): void {
    this.set([army, ...this.armies.filter((one) => one.name !== army.name)]);
  }

  forget(name: string): void {
    this.set(this.armies.filter((one) => one.name !== name));
  }

  private set(armies: A[]): void {
    this.armies = armies;
    remember(`${this.game}.armies`, armies);
  }
}
