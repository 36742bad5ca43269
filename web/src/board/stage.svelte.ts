/** What the open editor shows on the board beside the places that it offers. */
export class Stage<Staging extends object> {
  shown = $state.raw<Partial<Staging>>({});

  /** While an editor is open it shows this. */
  readonly staging = (make: () => Partial<Staging>): void => {
    $effect(() => {
      const shown = make();
      this.shown = shown;
      return () => {
        if (this.shown === shown) this.shown = {};
      };
    });
  };
}
