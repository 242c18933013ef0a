// Sticks and D-pads of a gamepad as four arrows.

/** An axis counts as pressed from this position. 1 is its end. */
const pressThreshold = 0.5;

/** An axis is released below this, where worn sticks rest. The gap ignores a trembling thumb. */
const releaseThreshold = 0.3;

/** D-pads reported as axes end at 1, plus a rounding error. A larger value is not a position. */
const maxPosition = 1.1;

/**
 * The side to which an axis is held; `undefined` until it has been in the middle: throttles stay at
 * an end.
 */
export type AxisHold = -1 | 0 | 1 | undefined;

type Position = readonly [x: number, y: number];

/** The positions of a gamepad's sticks and D-pad. Right and down are 1. */
export function padPositions({ mapping, axes }: { mapping: string; axes: readonly number[] }): readonly Position[] {
  const at = (x: number): Position => [axes[x] ?? 0, axes[x + 1] ?? 0];
  // Nonstandard pads report the D-pad as axes 0 and 1, 6 and 7, or 9. Axes 2 to 5 may be triggers.
  return mapping === 'standard' ? [at(0), at(2)] : [at(0), at(6), hatPosition(axes[9])];
}

/** The sides to which the axes are held, x and y alternating. */
export function axisHolds(previousHolds: readonly AxisHold[], positions: readonly Position[]): readonly AxisHold[] {
  return positions.flatMap(([x, y], index) => [
    axisHold(previousHolds[2 * index], x, y),
    axisHold(previousHolds[2 * index + 1], y, x),
  ]);
}

/** An uneven diagonal presses only the stronger direction, so that a scroll does not turn a page. */
function axisHold(previousHold: AxisHold, value: number, otherAxis: number): AxisHold {
  const strength = Math.abs(value) > maxPosition ? 0 : Math.abs(value);
  if (strength < releaseThreshold) return 0;
  if (previousHold === undefined) return undefined;
  const side = value < 0 ? -1 : 1;
  if (side === previousHold) return side;
  return strength >= pressThreshold && strength >= Math.abs(otherAxis) ? side : 0;
}

/** The positions of a hat's eight steps, clockwise from up. */
const hatPositions: readonly Position[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** How far a hat's value may be from a step, because pads round it. */
const hatTolerance = 0.2;

/**
 * A D-pad reported as one axis: from -1 (up) clockwise in eight steps to 1 (up and left). At rest,
 * it is out of that range, or near 0 before its first press.
 */
function hatPosition(value = 0): Position {
  const step = (value + 1) * 3.5;
  const nearestStep = Math.round(step);
  const position = Math.abs(step - nearestStep) > hatTolerance ? undefined : hatPositions[nearestStep];
  return position ?? [0, 0];
}
