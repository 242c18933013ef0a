// The capacity of a manual page at 640 x 600: when text shrinks, and what is dropped first.
// limits.txt has the numbers (renew with `-u`); this file has the rules for any numbers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../Game.ts';
import type { Level } from '../levels/levels.ts';
import type { Stage } from '../levels/stages.ts';
import type { SideProject } from '../sections/sideProjects.ts';
import { displaySize } from './displaySize.ts';
import { extrasLayout } from './extrasLayout.ts';
import { guideLayout } from './guideLayout.ts';
import { type MinorSectionLine, minorSectionsHeightPx, minorSectionsLayout } from './minorSectionsLayout.ts';
import { coverTitleArea, headingArea } from './pageAreas.ts';
import { fitParagraphs, letterFit, pitchFit, smallPrintFit, storyFit, tipFit } from './paragraphFits.ts';
import { steps, times } from './steps.ts';

const sentence = 'Led the rebuild of the store; the largest page now loads in a second instead of four. ';
const short = 'I build web interfaces that people can use. ';
const titled = (title: string, { widthPx, heightPx }: { widthPx: number; heightPx: number }) =>
  displaySize(title, widthPx, heightPx);

const quest = (...story: string[]): Game['sideQuests'][number] => ({
  ...{ title: 'Round Two', kind: 'Talk', picture: 'stream', story },
});
const emptyProject = { name: '', description: '', period: '', highlights: [], keywords: [], url: '' };
const projects = (count: number, more: Partial<SideProject> = {}) =>
  times(count, (index): SideProject => ({ ...emptyProject, name: `${index}`, ...more }));
const whole = { description: 'Made.', highlights: ['Done.', 'Sold.'], keywords: ['A', 'B'] };
const minorLines = (count: number): MinorSectionLine[] =>
  times(count, (index) => ({ name: 'awards', heading: 'Awards', text: `Prize ${index}` }));
/** A layout in numbers. Visible items are those not left out. */
const layoutInNumbers = ({
  projects: _,
  minorSections: { lines: __, leftOut, ...sections },
  ...layout
}: ReturnType<typeof extrasLayout>) => ({
  ...{ ...layout, also: { ...sections, leftOut: leftOut.length } },
});

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

const limits: Readonly<Record<string, readonly (readonly [count: number, answer: unknown])[]>> = {
  'A heading, by its letters': steps(33, (count) => titled('x'.repeat(count), headingArea)),
  'The cover’s title, by its words of 17 letters': steps(6, (count) =>
    titled(`${'x'.repeat(17)} `.repeat(count), coverTitleArea),
  ),
  'A title on 160 x 66 px, by its words of four letters': steps(7, (count) =>
    displaySize('xxxx '.repeat(count), 160, 66),
  ),
  'Paragraphs of a line each': steps(23, (count) => fitParagraphs(times(count, () => 'One.'))),
  'A story, by its paragraphs of a line each': steps(19, (count) => storyFit(times(count, () => 'One.'))),
  'A letter, by its paragraphs of a line each': steps(18, (count) =>
    letterFit(
      'Rome',
      times(count, () => 'One.'),
    ),
  ),
  'A tip, by the stats above it': steps(6, (count) => tipFit('Tip', short.repeat(8), count)),
  'The pitch, by its sentences': steps(8, (count) => pitchFit(short.repeat(count)).sizePx),
  'The small print, by its sentences': steps(8, (count) => smallPrintFit(short.repeat(count)).sizePx),
  'Side quests of a paragraph each': steps(10, (count) =>
    layoutInNumbers(
      extrasLayout(
        [],
        times(count, () => quest(sentence)),
      ),
    ),
  ),
  'A side quest, by its sentences': steps(22, (count) =>
    layoutInNumbers(extrasLayout([], [quest(sentence.repeat(count))])),
  ),
  'The same beside a project': steps(21, (count) =>
    layoutInNumbers(extrasLayout(projects(1), [quest(sentence.repeat(count))])),
  ),
  'Projects of a name each': steps(20, (count) => layoutInNumbers(extrasLayout(projects(count), []))),
  'Projects of a description each': steps(20, (count) =>
    layoutInNumbers(extrasLayout(projects(count, { name: '', description: 'Made.' }), [])),
  ),
  'A project, by its points': steps(26, (count) => layoutInNumbers(extrasLayout(projects(1, points(count)), []))),
  'Projects with much to tell': steps(20, (count) => layoutInNumbers(extrasLayout(projects(count, whole), []))),
  'The same beside two side quests': steps(12, (count) =>
    layoutInNumbers(extrasLayout(projects(count, whole), [quest(sentence), quest(sentence)])),
  ),
  'Smaller sections': steps(28, (count) => layoutInNumbers(extrasLayout([], [], minorLines(count)))),
  'Projects beside six smaller sections': steps(17, (count) =>
    layoutInNumbers(extrasLayout(projects(count, { description: 'Made.' }), [], minorLines(6))),
  ),
  'Four smaller sections, by the pixels that are left': steps(100, (count) =>
    minorSectionsLayout(minorLines(4), count),
  ),
  'Levels of two lines each': steps(6, (count) => guideInNumbers(times(count, (index) => level(`${index}`)))),
  'A level, by its points': steps(31, (count) => guideInNumbers([level('Job', points(count))])),
  'The same below a bonus stage': steps(20, (count) =>
    guideInNumbers([level('Job', points(count)), level('Last', {}, 'bonus')]),
  ),
  'Levels with much to tell': steps(6, (count) =>
    guideInNumbers(times(count, (index) => level(`${index}`, { summary: 'Sum.', highlights: ['A.', 'B.', 'C.'] }))),
  ),
};

/** Leaves out zeros. */
const withoutZeros = (answer: unknown) => JSON.stringify(answer, (_, value: unknown) => value || undefined);

test('each page holds what it held', async () => {
  const lines = Object.entries(limits).map(([title, steps]) =>
    [`# ${title}`, ...steps.map(([count, answer]) => `from ${count}: ${withoutZeros(answer)}`), ''].join('\n'),
  );
  await expect(lines.join('\n')).toMatchFileSnapshot('limits.txt');
});

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
