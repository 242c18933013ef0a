// The capacity of a manual page at 640 x 600: when text shrinks, and what is dropped first.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Level } from '../levels/levels.ts';
import type { Stage } from '../levels/stages.ts';
import type { SideProject } from '../sections/sideProjects.ts';
import { displaySize } from './displaySize.ts';
import { extrasLayout } from './extrasLayout.ts';
import { guideLayout } from './guideLayout.ts';
import { type MinorSectionLine, minorSectionsHeightPx } from './minorSectionsLayout.ts';
import { fitParagraphs, tipFit } from './paragraphFits.ts';
import { times } from './steps.ts';

const sentence = 'Led the rebuild of the store; the largest page now loads in a second instead of four. ';
const short = 'I build web interfaces that people can use. ';
const emptyProject = { name: '', description: '', period: '', highlights: [], keywords: [], url: '' };
const projects = (count: number, more: Partial<SideProject> = {}) =>
  times(count, (index): SideProject => ({ ...emptyProject, name: `${index}`, ...more }));
const whole = { description: 'Made.', highlights: ['Done.', 'Sold.'], keywords: ['A', 'B'] };
const minorLines = (count: number): MinorSectionLine[] =>
  times(count, (index) => ({ name: 'awards', heading: 'Awards', text: `Prize ${index}` }));
const level = (title: string, more: Partial<Stage> = {}, number: Level['number'] = 1): Level => {
  const stageTexts = { title, organization: 'Oak', period: '2020', duration: '1 yr', summary: '', highlights: [] };
  return {
    number,
    isAtSameOrganization: false,
    stage: { kind: 'job', description: '', months: 12, url: '', ...stageTexts, ...more },
  };
};
const guideInNumbers = (all: readonly Level[]) => {
  const { levels: _, ...layout } = guideLayout(all);
  return layout;
};
const points = (count: number, text = 'Done.') => ({ highlights: times(count, () => text) });

test('lines need a rule above them, a line each, and a gap between', () => {
  expect(minorSectionsHeightPx([], 14)).toBe(0);
  expect(minorSectionsHeightPx(minorLines(1), 14)).toBeCloseTo(16 + 18.2);
  expect(minorSectionsHeightPx(minorLines(2), 12)).toBeCloseTo(16 + 2 * 15.6 + 2);
});

test('in a title a picture counts as one letter, and white space as one space', () => {
  expect(displaySize('🚀🚀🚀🚀🚀', 160, 66)).toBe(32);
  expect(displaySize('  xx \n xx ', 160, 66)).toBe(32);
});

test('the label counts as words of the tip, and what is too long is at least a letter too long', () => {
  expect(tipFit('Tip', short.repeat(5), 3).sizePx).toBeGreaterThan(tipFit(short, short.repeat(5), 3).sizePx);
  expect(fitParagraphs(['a'], { widthPx: 540, heightPx: 16.7 }).excessCharacters).toBe(1);
});

test('a longer title, and more text, is never larger', () => {
  const rank = (title: string) => [32, 24, 16, 'plain'].indexOf(displaySize(title, 592, 132));
  const sentences = fc.lorem({ mode: 'sentences', maxCount: 5 });
  fc.assert(
    fc.property(fc.array(sentences, { maxLength: 8 }), fc.lorem(), fc.lorem(), (texts, title, more) => {
      expect(rank(`${title} ${more}`)).toBeGreaterThanOrEqual(rank(title));
      expect(fitParagraphs([...texts, more]).sizePx).toBeLessThanOrEqual(fitParagraphs(texts).sizePx);
    }),
  );
});

test('projects show descriptions first, then first points, then second ones, then keywords', () => {
  const [first, , third] = extrasLayout(projects(6, whole), []).projects;
  expect(first).toEqual({ ...emptyProject, name: '0', ...whole, keywords: [] });
  expect(third?.highlights.length).toBeLessThanOrEqual(first?.highlights.length ?? 0);
});

describe('the leveling guide', () => {
  const long = 'word '.repeat(500);

  test('loses the oldest entry first, and one that no page holds like any other', () => {
    const layout = guideLayout(times(6, (index) => level(`${index} ${'word '.repeat(100)}`)));
    expect([layout.omitted, layout.levels[0]?.stage.title.slice(0, 1)]).toEqual([3, '3']);
    expect(guideInNumbers([level('word '.repeat(3000), { summary: 'Sum.' })])).toMatchObject({ omitted: 1 });
  });

  test.each([
    ['a short point has the room that a long one before it has not', 1, ['Done.']],
    ['so has one behind 24 of them', 24, ['Done.']],
    ['after more in a row no more are tried', 25, []],
  ])('%s', (_, count, visiblePoints) => {
    const highlights = [...times(count, () => long), 'Done.'];
    expect(guideLayout([level('Job', { highlights })]).levels[0]?.stage.highlights).toEqual(visiblePoints);
  });

  const numbers = [1, 2, 3, 4, 5, 'bonus'] as const;
  const six = (count: number) =>
    numbers.map((number) => level(`${number}`, { summary: 'Own the web.', ...points(count, sentence) }, number));

  test('loses nothing uncounted, whatever the history', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (count) => {
        const { levels, omitted, detailsLeftOut } = guideLayout(six(count));
        const details = levels.flatMap(({ stage }) => [...stage.highlights, ...(stage.summary ? [''] : [])]);
        expect(levels.length + omitted).toBe(6);
        expect(details.length + detailsLeftOut).toBe(levels.length * (count + 1));
      }),
      { numRuns: 40 },
    );
  });

  test('tells of the newest job though the oldest tells much', () => {
    const [, ...newer] = six(1);
    const layout = guideLayout([level('Novelist', points(30, sentence)), ...newer]);
    expect(layout.levels.at(-1)?.stage.highlights).toHaveLength(1);
  });
});
