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
  months: 12,
  summary: '',
  highlights: [],
  url: '',
  ...more,
});
const levelOf = (stage: Stage): Level => ({ number: 1, stage, samePlace: false });
const shownIn = (levels: readonly Level[]) => {
  const plan = guidePlan(levels);
  return {
    sizePx: plan.sizePx,
    shown: plan.levels.length,
    leftOut: [plan.omitted, plan.detailsLeftOut],
  };
};

describe('entries of two lines each', () => {
  test('in a level each, six stand there, for a badge is higher than they are', () => {
    const levels = (count: number) => times(count, (index) => levelOf(job(`${index}`)));
    expect(shownIn(levels(6))).toEqual({ sizePx: 17, shown: 6, leftOut: [0, 0] });
  });

  test('and a bonus badge is higher still', () => {
    const long = levelOf(job('Job', { highlights: times(17, () => 'Done.') }));
    expect(shownIn([long, levelOf(job('Last'))]).sizePx).toBe(17);
    expect(shownIn([long, { ...levelOf(job('Last')), number: 'bonus' }]).sizePx).toBe(16);
  });

  test('the oldest entry is the first to go', () => {
    const long = 'word '.repeat(100);
    const plan = guidePlan(times(6, (index) => levelOf(job(`${index} ${long}`))));
    expect([plan.omitted, plan.levels[0]?.stage.title.slice(0, 1)]).toEqual([3, '3']);
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

  test('of several entries, those without room are counted', () => {
    const told = (count: number) =>
      times(count, (index) => levelOf(job(`${index}`, { summary: 'Sum.', highlights: ['A.', 'B.', 'C.'] })));
    expect(steps(6, (count) => shownIn(told(count)))).toEqual([
      [0, { sizePx: 17, shown: 0, leftOut: [0, 0] }],
      [1, { sizePx: 17, shown: 1, leftOut: [0, 0] }],
      [2, { sizePx: 17, shown: 2, leftOut: [0, 0] }],
      [3, { sizePx: 17, shown: 3, leftOut: [0, 0] }],
      [4, { sizePx: 15, shown: 4, leftOut: [0, 0] }],
      [5, { sizePx: 13, shown: 5, leftOut: [0, 5] }],
      [6, { sizePx: 13, shown: 6, leftOut: [0, 11] }],
    ]);
  });

  test('a short point has the room that a long one before it has not', () => {
    const long = 'word '.repeat(500);
    const { levels, detailsLeftOut } = guidePlan([levelOf(job('Job', { highlights: [long, 'Done.'] }))]);
    expect(levels[0]?.stage.highlights).toEqual(['Done.']);
    expect(detailsLeftOut).toBe(1);
  });

  test('after many long ones in a row no more are tried', () => {
    const long = 'word '.repeat(500);
    const highlights = (count: number) => [...times(count, () => long), 'Done.'];
    const shown = (count: number) =>
      guidePlan([levelOf(job('Job', { highlights: highlights(count) }))]).levels[0]?.stage.highlights;
    expect(shown(24)).toEqual(['Done.']);
    expect(shown(25)).toEqual([]);
  });
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
  const sixLevels = (highlights: number): Level[] =>
    numbers.map((number) => {
      const told = { summary: 'Own the player-facing web.', highlights: times(highlights, () => line) };
      return { ...levelOf(job(`${number}`, told)), number };
    });
  const detailsIn = ({ summary, highlights }: Stage) => highlights.length + (summary ? 1 : 0);

  test('nothing is lost uncounted, whatever the history', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (highlights) => {
        const { levels: shown, omitted, detailsLeftOut } = guidePlan(sixLevels(highlights));
        expect(shown.length + omitted).toBe(6);
        const details = shown.reduce((sum, { stage }) => sum + detailsIn(stage), 0);
        expect(details + detailsLeftOut).toBe(shown.length * (highlights + 1));
      }),
      { numRuns: 40 },
    );
  });

  test('the newest job is not silent because the oldest tells much', () => {
    const [, ...newer] = sixLevels(1);
    const novelist = levelOf(job('Novelist', { highlights: times(30, () => line) }));
    expect(guidePlan([novelist, ...newer]).levels.at(-1)?.stage.highlights).toHaveLength(1);
  });
});
