/** How far one has come in a lesson, from the answers that were given and what happened then. */

import type { EventTold, Lesson, LessonStep } from "../protocol";
import { fits } from "./fits";

export class Course {
  at = $state(0);
  /** Whether an answer was given that the lesson is not about. */
  astray = $state(false);

  constructor(readonly lesson: Lesson) {}

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  give(kind: string, answer: unknown): void {
    const step = this.step;
    if (!step || kind !== step.kind) return;
    this.astray = !fits(step.want, answer);
    if (!this.astray) this.at++;
  }

  /** Whether what the lesson is about has happened. */
  reached(events: readonly EventTold[]): boolean {
    const { kind, facts } = this.lesson.goal;
    return (
      !this.step && events.some((event) => event.kind === kind && fits(facts ?? {}, event.facts))
    );
  }
}
