// Sticks and crosses of a gamepad as four arrows.

/** From here on a stick or a cross is pressed, of 1 at its end. */
const pressAt = 0.5;

/** Below this it is let go. Worn sticks rest up to here; the gap keeps a trembling thumb to one press. */
const releaseBelow = 0.3;

/** Crosses that are drawn as axes end at 1, or a rounding error beyond. What is farther out is no position. */
const farthest = 1.1;

/** What an axis holds down; `undefined` until it was seen at rest: throttles and pedals rest at an end. */
export type AxisHold = -1 | 0 | 1 | undefined;

type Position = readonly [x: number, y: number];

/** The positions of everything on a pad that points somewhere: to the right and down is 1. */
export function padPositions({ mapping, axes }: { mapping: string; axes: readonly number[] }): readonly Position[] {
  const at = (x: number): Position => [axes[x] ?? 0, axes[x + 1] ?? 0];
  // Without the standard mapping the cross is 0 and 1, or 6 and 7, or 9; 2 to 5 may be triggers.
  return mapping === 'standard' ? [at(0), at(2)] : [at(0), at(6), hatPosition(axes[9])];
}

/** What each axis of these positions holds down, x and y in turn, after what it held before. */
export function axisHolds(before: readonly AxisHold[], positions: readonly Position[]): readonly AxisHold[] {
  return positions.flatMap(([x, y], index) => [
    axisHold(before[2 * index], x, y),
    axisHold(before[2 * index + 1], y, x),
  ]);
}

/** One axis. Pushed at a slant, a stick presses the direction that it leans to most: a scroll turns no page. */
function axisHold(before: AxisHold, value: number, across: number): AxisHold {
  const strength = Math.abs(value) > farthest ? 0 : Math.abs(value);
  if (strength < releaseBelow) return 0;
  if (before === undefined) return undefined;
  const side = value < 0 ? -1 : 1;
  if (side === before) return side;
  return strength >= pressAt && strength >= Math.abs(across) ? side : 0;
}

/**
 * A cross in one axis: from -1, which is up, clockwise in eight steps to 1, which is up and left. At
 * rest it is out of that range, or near 0 before its first press, between two steps.
 */
function hatPosition(value = 0): Position {
  const step = (value + 1) * 3.5;
  const nearest = Math.round(step);
  if (nearest < 0 || nearest > 7 || Math.abs(step - nearest) > 0.2) return [0, 0];
  const angle = (nearest * Math.PI) / 4;
  return [Math.sign(Math.round(2 * Math.sin(angle))), -Math.sign(Math.round(2 * Math.cos(angle)))];
}
