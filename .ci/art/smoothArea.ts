import type { DotArea } from './DotArea.ts';
import { type Strip, smoothStrip } from './smoothStrip.ts';

/** Chooses the free dots of an area, strip by strip in both directions, until no strip can do with fewer corners. */
export function smoothArea(area: DotArea): void {
  const strips = [...stripsOf(area)];
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const strip of strips) hasChanged = smoothStrip(area, strip) || hasChanged;
  }
}

/** Rows, then columns. One line of the margin is outside of each strip. */
function* stripsOf({ width, height }: DotArea): Iterable<Strip> {
  for (let row = 1; row < height - 2; row++) yield { start: row * width, along: 1, across: width, length: width };
  for (let column = 1; column < width - 2; column++) {
    yield { start: column, along: width, across: 1, length: height };
  }
}
