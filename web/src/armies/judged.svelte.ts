/** A list put to the server whenever it changes; the latest answer counts. */

import { api, HttpFault } from "../net/api";
import { Throttle } from "../net/throttle";
import type { Text } from "../protocol";
import type { AnyAdvice } from "./kind";

export interface ListProblem {
  path: string;
  rule: string;
  key: string;
  text: Text;
}

/** Not more often than this, in milliseconds. */
const EVERY = 250;

export interface Judged<Advice = AnyAdvice> {
  readonly problems: ListProblem[];
  /** What in it does nothing, though it is allowed. */
  readonly notes: ListProblem[];
  readonly advice: Advice;
  readonly busy: boolean;
  readonly failed: boolean;
}

export function judging<Advice extends AnyAdvice>(
  game: string,
  army: () => unknown,
): Judged<Advice> {
  let problems = $state.raw<ListProblem[]>([]);
  let notes = $state.raw<ListProblem[]>([]);
  let advice = $state.raw<Advice>({} as Advice);
  let busy = $state(true);
  let failed = $state(false);
  const checks = new Throttle(EVERY);
  let asked = 0;
  $effect(() => {
    const list = JSON.stringify(army());
    const turn = ++asked;
    busy = true;
    checks.call(async () => {
      try {
        const told = await api.checkArmy(game, JSON.parse(list));
        if (turn !== asked) return;
        problems = told.problems as unknown as ListProblem[];
        notes = told.notes as unknown as ListProblem[];
        advice = told.advice as unknown as Advice;
        failed = false;
        busy = false;
      } catch (error) {
        if (!(error instanceof HttpFault)) throw error;
        failed = true;
      }
    });
  });
  $effect(() => () => checks.cancel());
  return {
    get problems() {
      return problems;
    },
    get notes() {
      return notes;
    },
    get advice() {
      return advice;
    },
    get busy() {
      return busy;
    },
    get failed() {
      return failed;
    },
  };
}
