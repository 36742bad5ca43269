/** The ways of a tray, as answers write them: turn, straight ahead, turn. Geometry only; what is legal the
 * server says. */

import type { Leg, Path, Place } from "../../../editors/space";
import { ahead, CENTRE, tidy, toward, TURN, type Point } from "../../../plane/geometry";
import type { Reach } from "../looks.svelte";

/** A path as the moves of figurines describe it. */
export interface MoveSpace extends Path, Place {
  distance: number;
  way: string;
  /** Whether it may turn before and after the move. */
  first: boolean;
  last: boolean;
  /** The enemy that a charge goes for. */
  target?: string;
  preview?: Reach;
}

/** The directions of a move, clockwise from straight ahead. */
const WAYS = ["forward", "right", "backward", "left"];
/** A drag that goes a little too far means as far as possible. */
const SNAP = 600;
/** Nearer than this a drag does not say where to look. */
const NEAR = 300;

/** An angle as a turn of at most half a circle. */
export function signed(angle: number): number {
  const turn = tidy(angle);
  return turn > TURN / 2 ? turn - TURN : turn;
}

const leg = (turn: number, far = 0): Leg => ({ turn: signed(turn), ahead: far, pivot: CENTRE });

/** Legs without those at the end that do nothing. */
export function trimmed(legs: readonly Leg[]): Leg[] {
  const kept = [...legs];
  while (kept.length && !kept.at(-1)!.turn && !kept.at(-1)!.ahead) kept.pop();
  return kept;
}

/** The direction of the straight move after a first turn. */
export const headingOf = (space: MoveSpace, turn: number) =>
  tidy(space.facing + turn + WAYS.indexOf(space.way) * (TURN / 4));

/** Where the tray stands before, after its first turn, after its move, and at the end. */
export function placesOf(
  space: MoveSpace,
  legs: readonly Leg[],
): { start: Place; turned: Place; moved: Place; end: Place } {
  const { x, y, facing } = space;
  const [first, last] = legs;
  const turned = { x, y, facing: tidy(facing + (first?.turn ?? 0)) };
  const [ux, uy] = ahead(headingOf(space, first?.turn ?? 0));
  const far = first?.ahead ?? 0;
  const moved = { x: Math.round(x + far * ux), y: Math.round(y + far * uy), facing: turned.facing };
  return {
    start: { x, y, facing },
    turned,
    moved,
    end: { ...moved, facing: tidy(moved.facing + (last?.turn ?? 0)) },
  };
}

/** The turns and the distance of some legs. */
export const partsOf = (legs: readonly Leg[]) => ({
  before: legs[0]?.turn ?? 0,
  far: legs[0]?.ahead ?? 0,
  after: legs[1]?.turn ?? 0,
});

export function legsOf(space: MoveSpace, before: number, far: number, after: number): Leg[] {
  return trimmed(space.legs > 1 ? [leg(before, far), leg(after)] : [leg(before, far)]);
}

const snapped = (space: MoveSpace, far: number) =>
  far > space.distance && far <= space.distance + SNAP ? space.distance : Math.max(0, far);

/** The way to a point: where it may turn first it turns there, otherwise it goes level with it. A facing that
 * was chosen for the end is kept. */
export function dragged(space: MoveSpace, legs: readonly Leg[], to: Point, pinned: boolean): Leg[] {
  const { end } = placesOf(space, legs);
  const [dx, dy] = [to[0] - space.x, to[1] - space.y];
  const away = Math.round(Math.hypot(dx, dy));
  let { before, far } = partsOf(legs);
  if (space.first && space.distance > 0) {
    if (away > NEAR) before = signed(toward([space.x, space.y], to) - headingOf(space, 0));
    far = away > NEAR ? snapped(space, away) : 0;
  } else {
    const [ux, uy] = ahead(headingOf(space, before));
    far = snapped(space, Math.round(dx * ux + dy * uy));
  }
  const after = pinned && space.last ? signed(end.facing - space.facing - before) : 0;
  return legsOf(space, before, far, after);
}

/** The way with another turn before it, so that the tray looks at a point; to the degree. */
export function turnedFirst(space: MoveSpace, legs: readonly Leg[], to: Point): Leg[] {
  const { far, after } = partsOf(legs);
  const turn = signed(toward([space.x, space.y], to) - space.facing);
  return legsOf(space, Math.round(turn / 100) * 100, far, after);
}

/** The way with another turn at its end, so that the tray looks at a point; to the degree. */
export function turnedLast(space: MoveSpace, legs: readonly Leg[], to: Point): Leg[] {
  const { before, far } = partsOf(legs);
  const { moved } = placesOf(space, legs);
  const turn = signed(toward([moved.x, moved.y], to) - moved.facing);
  return legsOf(space, before, far, Math.round(turn / 100) * 100);
}

/** Of several directions the one that a drag goes in. */
export function wayToward(ways: readonly MoveSpace[], to: Point): MoveSpace | undefined {
  const reach = (space: MoveSpace) => {
    const [ux, uy] = ahead(headingOf(space, 0));
    return (to[0] - space.x) * ux + (to[1] - space.y) * uy;
  };
  return ways.reduce<MoveSpace | undefined>(
    (best, space) => (best && reach(best) >= reach(space) ? best : space),
    undefined,
  );
}
