import type { Difference } from './Difference.ts';
import type { Box, Look, Observation } from './Observation.ts';
import type { Run } from './runCase.ts';

/** Boxes that differ by less look alike. */
const tolerancePx = 2;
/** A few frames more or less are the machine's. */
const toleranceMs = 50;

/** In what two runs of one case differ. What follows from another set of pages, the pages' boxes, is not told again. */
export function differencesOf(name: string, here: Run, before: Run): Difference[] {
  return here.flatMap(({ step, seen }, index) => {
    const other = before[index]?.seen;
    if (!other) throw new Error(`${name}: "${step}" was not done with both books.`);
    return [...wordDifferences(seen, other), ...boxDifferences(seen, other), ...timeDifferences(seen, other)].map(
      (difference) => ({ case: name, step, ...difference }),
    );
  });
}

type Part = Pick<Difference, 'what' | 'here' | 'before'>;

function wordDifferences(here: Observation, before: Observation): Part[] {
  const looks = Object.keys(here.words).filter((look): look is Look => look in before.words);
  return looks.flatMap((what) => {
    const [own, other] = [here.words[what] ?? '', before.words[what] ?? ''];
    return own === other ? [] : [{ what, here: own, before: other }];
  });
}

function boxDifferences(here: Observation, before: Observation): Part[] {
  const names = Object.keys(here.boxes).filter((name) => name in before.boxes);
  const other = names.filter((name) => !areAlike(here.boxes[name], before.boxes[name]));
  const words = (boxes: Observation['boxes']) => other.map((name) => `${name} ${boxWords(boxes[name])}`).join(', ');
  return other.length === 0 ? [] : [{ what: 'boxes', here: words(here.boxes), before: words(before.boxes) }];
}

function areAlike(one: Box | undefined, other: Box | undefined): boolean {
  if (!one || !other) return one === other;
  return (['left', 'top', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= tolerancePx,
  );
}

const boxWords = (box: Box | undefined): string =>
  box
    ? `${Math.round(box.width)} x ${Math.round(box.height)} at ${Math.round(box.left)}, ${Math.round(box.top)}`
    : 'nowhere';

function timeDifferences(here: Observation, before: Observation): Part[] {
  if (here.turnMs === null || before.turnMs === null) return [];
  if (Math.abs(here.turnMs - before.turnMs) <= toleranceMs) return [];
  return [{ what: 'time', here: `${Math.round(here.turnMs)} ms`, before: `${Math.round(before.turnMs)} ms` }];
}
