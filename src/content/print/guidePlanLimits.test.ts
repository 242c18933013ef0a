// Where the leveling guide's page is full.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Level } from '../levels.ts';
import type { Stage } from '../stages.ts';
import { guidePlan } from './guidePlan.ts';
import { steps, times } from './steps.ts';

const job = (title: string, more: Partial<Stage> = {}): Stage => ({
  kind: 'job',
  title,
  place: 'Oak',
  period: '2020',
  description: '',
  length: '1 yr',
  summary: '',
  highlights: [],
  url: '',
  ...more,
});
const levelOf = (...stages: Stage[]): Level => ({ number: 1, stages });
const shownIn = (levels: readonly Level[]) => {
  const plan = guidePlan(levels);
  return {
    sizePx: plan.sizePx,
    shown: plan.levels.flatMap(({ stages }) => stages).length,
    leftOut: [plan.omitted, plan.detailsLeftOut],
  };
};

describe('entries of two lines each', () => {
  test('in one level, eleven stand on the page, the last ones in smaller letters', () => {
    expect(steps(12, (count) => shownIn([levelOf(...times(count, (index) => job(`${index}`)))]).sizePx)).toEqual([
      [0, 17],
      [10, 15],
      [11, 13],
      [12, 12],
    ]);
    expect(shownIn([levelOf(...times(13, (index) => job(`${index}`)))])).toEqual({
      sizePx: 12,
      shown: 11,
      leftOut: [2, 0],
    });
  });

  test('in a level each, six stand there, for a badge is higher than they are', () => {
    const levels = (count: number) => times(count, (index) => levelOf(job(`${index}`)));
    expect(shownIn(levels(6))).toEqual({ sizePx: 17, shown: 6, leftOut: [0, 0] });
    expect(shownIn(levels(8))).toEqual({ sizePx: 12, shown: 6, leftOut: [2, 0] });
  });

  test('and a bonus badge is higher still', () => {
    const long = levelOf(job('Job', { highlights: times(17, () => 'Done.') }));
    expect(shownIn([long, levelOf(job('Last'))]).sizePx).toBe(17);
    expect(shownIn([long, { ...levelOf(job('Last')), number: 'bonus' }]).sizePx).toBe(16);
  });

  test('the oldest entry is the first to go', () => {
    const plan = guidePlan([levelOf(...times(12, (index) => job(`${index}`)))]);
    expect(plan.levels[0]?.stages[0]?.title).toBe('1');
  });

  test('a level whose entries have all gone goes with them', () => {
    const { levels } = guidePlan([levelOf(job('old')), levelOf(...times(11, (index) => job(`${index}`)))]);
    expect(levels).toHaveLength(1);
  });
});

describe('points of a line each', () => {
  const points = (count: number) => [levelOf(job('Job', { highlights: times(count, () => 'Done.') }))];

  test('28 of one entry stand on the page; where there are more, a line counts those without room', () => {
    expect(steps(28, (count) => shownIn(points(count)).sizePx)).toEqual([
      [0, 17],
      [21, 16],
      [23, 15],
      [25, 14],
      [27, 13],
    ]);
    expect(shownIn(points(29))).toEqual({ sizePx: 13, shown: 1, leftOut: [0, 3] });
    expect(shownIn(points(60))).toEqual({ sizePx: 13, shown: 1, leftOut: [0, 34] });
  });

  test('of several entries, those without room are counted beside the entries without room', () => {
    const told = (count: number) => [
      levelOf(...times(count, (index) => job(`${index}`, { summary: 'Sum.', highlights: ['A.', 'B.', 'C.'] }))),
    ];
    expect(steps(12, (count) => shownIn(told(count)))).toEqual([
      [0, { sizePx: 17, shown: 0, leftOut: [0, 0] }],
      [1, { sizePx: 17, shown: 1, leftOut: [0, 0] }],
      [2, { sizePx: 17, shown: 2, leftOut: [0, 0] }],
      [3, { sizePx: 17, shown: 3, leftOut: [0, 0] }],
      [4, { sizePx: 15, shown: 4, leftOut: [0, 0] }],
      [5, { sizePx: 13, shown: 5, leftOut: [0, 5] }],
      [6, { sizePx: 13, shown: 6, leftOut: [0, 11] }],
      [7, { sizePx: 13, shown: 7, leftOut: [0, 18] }],
      [8, { sizePx: 13, shown: 8, leftOut: [0, 25] }],
      [9, { sizePx: 13, shown: 9, leftOut: [0, 32] }],
      [10, { sizePx: 13, shown: 10, leftOut: [0, 38] }],
      [11, { sizePx: 12, shown: 11, leftOut: [0, 44] }],
      [12, { sizePx: 12, shown: 10, leftOut: [2, 39] }],
    ]);
  });

  test('a short point has the room that a long one before it has not', () => {
    const long = 'word '.repeat(500);
    const { levels, detailsLeftOut } = guidePlan([levelOf(job('Job', { highlights: [long, 'Done.'] }))]);
    expect(levels[0]?.stages[0]?.highlights).toEqual(['Done.']);
    expect(detailsLeftOut).toBe(1);
  });

  test('after many long ones in a row no more are tried', () => {
    const long = 'word '.repeat(500);
    const highlights = (count: number) => [...times(count, () => long), 'Done.'];
    const shown = (count: number) =>
      guidePlan([levelOf(job('Job', { highlights: highlights(count) }))]).levels[0]?.stages[0]?.highlights;
    expect(shown(24)).toEqual(['Done.']);
    expect(shown(25)).toEqual([]);
  });
});

test('the newest entry’s summary comes first, and stays its own', () => {
  const long = 'word '.repeat(300);
  const { levels } = guidePlan([
    levelOf(job('old', { summary: `old ${long}` })),
    levelOf(job('new', { summary: `new ${long}` })),
  ]);
  expect(levels.map(({ stages }) => stages[0]?.summary)).toEqual(['', `new ${long}`]);
});

test('an entry that no page holds is counted like any other', () => {
  expect(guidePlan([levelOf(job('word '.repeat(3000), { summary: 'Sum.' }))])).toEqual({
    sizePx: 12,
    levels: [],
    omitted: 1,
    detailsLeftOut: 0,
  });
});

describe('six levels with much to tell', () => {
  const numbers = [1, 2, 3, 4, 5, 'bonus'] as const;
  const line =
    'Led the rebuild of the store; the largest page now loads in 1.1 s instead of 3.8 s on a mid-range phone.';
  const sixLevels = (highlights: number, inFirst = 1): Level[] =>
    numbers.map((number, level) => {
      const told = { summary: 'Own the player-facing web.', highlights: times(highlights, () => line) };
      return { number, stages: times(level === 0 ? inFirst : 1, (place) => job(`${number} ${place}`, told)) };
    });
  const detailsIn = ({ summary, highlights }: Stage) => highlights.length + (summary ? 1 : 0);

  test('nothing is lost uncounted, whatever the history', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 60 }), (highlights, inFirst) => {
        const { levels, omitted, detailsLeftOut } = guidePlan(sixLevels(highlights, inFirst));
        const shown = levels.flatMap(({ stages }) => stages);
        expect(shown.length + omitted).toBe(inFirst + 5);
        const details = shown.reduce((sum, one) => sum + detailsIn(one), 0);
        expect(details + detailsLeftOut).toBe(shown.length * (highlights + 1));
      }),
      { numRuns: 40 },
    );
  });

  test('while a line has room, no detail is left out: not the oldest’s, and not for the size of letters', () => {
    const { levels, omitted, detailsLeftOut } = guidePlan(sixLevels(3));
    expect([omitted, levels.map(({ number }) => number)]).toEqual([0, numbers]);
    expect(detailsLeftOut).toBeGreaterThan(0);
    const told = levels.flatMap(({ stages }) => stages.map(detailsIn));
    // All summaries come before the first points, and points go to the newest entry first.
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(Math.max(...told) - Math.min(...told)).toBeLessThanOrEqual(1);
  });

  test('the newest job is not silent because the oldest tells much', () => {
    const [, ...newer] = sixLevels(1);
    const novelist = levelOf(job('Novelist', { highlights: times(30, () => line) }));
    expect(guidePlan([novelist, ...newer]).levels.at(-1)?.stages[0]?.highlights).toHaveLength(1);
  });
});
