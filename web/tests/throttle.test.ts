import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Throttle } from "../src/net/throttle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a throttle", () => {
  const noting = () => {
    const made: number[] = [];
    return { made, note: (n: number) => async () => void made.push(n) };
  };

  it("calls at once, then at most once in a while, and only the latest", async () => {
    const { made, note } = noting();
    const throttle = new Throttle(50);
    for (let n = 0; n <= 30; n++) {
      throttle.call(note(n));
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(made).toEqual([0, 4, 9, 14, 19, 24, 29, 30]);
  });

  it("does not call again while a call is under way", async () => {
    const { made, note } = noting();
    const throttle = new Throttle(50);
    let finish = () => {};
    throttle.call(() => new Promise<void>((done) => (finish = done)));
    throttle.call(note(1));
    throttle.call(note(2));
    await vi.advanceTimersByTimeAsync(500);
    expect(made).toEqual([]);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(made).toEqual([2]);
  });

  it("forgets what waits when it is cancelled", async () => {
    const { made, note } = noting();
    const throttle = new Throttle(50);
    throttle.call(note(1));
    throttle.call(note(2));
    throttle.cancel();
    await vi.advanceTimersByTimeAsync(500);
    expect(made).toEqual([1]);
  });
});
