import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { looking, weighing } from "../src/asking.svelte";
import type { Session } from "../src/session.svelte";

class Desk {
  view = $state.raw<object>({});
  line = $state("open");
  awaited = $state(true);
  wish = $state.raw<string[]>([]);
  asked: string[] = [];
  private replies: ((told: unknown) => void)[] = [];

  odds = (answers: string[]) => this.put(`odds ${answers.join()}`);
  look = (about: { what: string }) => this.put(`look ${about.what}`);

  private put(question: string): Promise<unknown> {
    this.asked.push(question);
    return new Promise((settle) => this.replies.push(settle));
  }
  async tell(place: number, told: unknown): Promise<void> {
    this.replies[place]!(told);
    await Promise.resolve();
    await Promise.resolve();
    flushSync();
  }
  get session(): Session {
    return this as unknown as Session;
  }
}

function rooted(run: (desk: Desk) => Promise<void>): Promise<void> {
  let ended: Promise<void> = Promise.resolve();
  const close = $effect.root(() => {
    ended = run(new Desk());
  });
  return ended.finally(close);
}

const weigh = (desk: Desk) =>
  weighing<string>(
    () => desk.session,
    () => desk.wish,
  );

describe("odds", () => {
  it("are asked for when they are wished for, and waited for meanwhile", () =>
    rooted(async (desk) => {
      const odds = weigh(desk);
      flushSync();
      expect([desk.asked, odds.waiting]).toEqual([[], false]);
      desk.wish = ["a"];
      flushSync();
      expect([desk.asked, odds.waiting, odds.told]).toEqual([["odds a"], true, undefined]);
      await desk.tell(0, ["of a"]);
      expect([odds.waiting, odds.told]).toEqual([false, ["of a"]]);
    }));

  it("of another answer are never shown, and those known are not asked for again", () =>
    rooted(async (desk) => {
      const odds = weigh(desk);
      desk.wish = ["a"];
      flushSync();
      await desk.tell(0, ["of a"]);
      desk.wish = ["b"];
      expect(odds.told).toBeUndefined();
      flushSync();
      desk.wish = ["a"];
      flushSync();
      await desk.tell(1, ["of b"]);
      expect([desk.asked, odds.told]).toEqual([["odds a", "odds b"], ["of a"]]);
    }));

  it("are asked for again when the table moves on, and what comes late is not heard", () =>
    rooted(async (desk) => {
      const odds = weigh(desk);
      desk.wish = ["a"];
      flushSync();
      desk.view = {};
      flushSync();
      await desk.tell(0, ["before"]);
      expect([odds.waiting, odds.told]).toEqual([true, undefined]);
      await desk.tell(1, ["after"]);
      expect([desk.asked.length, odds.told]).toEqual([2, ["after"]]);
    }));

  it("that were overtaken are asked for once more, and nothing is asked for who only watches", () =>
    rooted(async (desk) => {
      const odds = weigh(desk);
      desk.wish = ["a"];
      flushSync();
      await desk.tell(0, undefined);
      expect([odds.waiting, odds.told]).toEqual([false, undefined]);
      desk.wish = ["b"];
      flushSync();
      desk.wish = ["a"];
      flushSync();
      expect(desk.asked).toEqual(["odds a", "odds b", "odds a"]);
      desk.awaited = false;
      expect(odds.waiting).toBe(false);
    }));
});

describe("looks", () => {
  it("stand until the table tells something else", () =>
    rooted(async (desk) => {
      desk.wish = ["table"];
      const look = looking<string>(
        () => desk.session,
        () => ({ what: desk.wish[0] }),
      );
      flushSync();
      await desk.tell(0, "then");
      desk.view = {};
      flushSync();
      expect([look.told, look.waiting]).toEqual(["then", true]);
      await desk.tell(1, "now");
      expect(look.told).toBe("now");
    }));
});
