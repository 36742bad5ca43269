/** At most one call in a while and one under way; of those that come too soon only the latest is made. */

export class Throttle {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => Promise<void>) | undefined;
  private running = false;
  private last = -Infinity;

  /** `gap`: the milliseconds from one call to the next. */
  constructor(private gap: number) {}

  call(work: () => Promise<void>): void {
    this.waiting = work;
    this.arrange();
  }

  /** Forget what waits. */
  cancel(): void {
    this.waiting = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private arrange(): void {
    if (this.running || this.timer !== undefined || !this.waiting) return;
    const wait = this.last + this.gap - Date.now();
    if (wait > 0) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.arrange();
      }, wait);
    } else void this.run(this.waiting);
  }

  private async run(work: () => Promise<void>): Promise<void> {
    this.waiting = undefined;
    this.running = true;
    this.last = Date.now();
    try {
      await work();
    } finally {
      this.running = false;
      this.arrange();
    }
  }
}
