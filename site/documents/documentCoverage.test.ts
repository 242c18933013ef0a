import { expect, test } from 'vitest';
import type { Content } from '../../src/content/Content.ts';
import { exampleContent } from '../../src/content/exampleContent.ts';
import { long } from '../../stories/content/fixtures.ts';
import { documentCoverage } from './documentCoverage.ts';
import { cachedCompiler } from './testing/cachedCompiler.ts';
import { testFolders } from './testing/compiledPdf.ts';
import { playerOne } from './testing/playerOne.ts';

/** Of the résumé nothing is ever left out, and the folded sheet's panels are of one size on any paper. */
const coverageOf = (content: Content) => {
  const compile = cachedCompiler(content, testFolders);
  const files = ['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const;
  const filledPages = new Map(files.map((file) => [file, compile(file).filledPages]));
  return new Map(documentCoverage(content, filledPages).map(({ section, ...places }) => [section, places]));
};

test('what has room is shown everywhere it has a place', () => {
  const covered = coverageOf(playerOne);
  expect(covered.get('work')).toMatchObject({ of: 5, manual: { shown: 5, detailsLeftOut: 0 }, foldable: { shown: 5 } });
  expect(covered.get('work')?.foldable.detailsLeftOut).toBeGreaterThan(0);
  expect(covered.get('languages')).toMatchObject({ of: 2, manual: { shown: 2 }, foldable: { shown: 0 } });
  expect(covered.get('skills')).toMatchObject({ of: 4, manual: { shown: 0 } });
  expect(covered.has('awards')).toBe(false);
});

test('what is left out is counted', () => {
  const { of, manual, foldable } = coverageOf(long).get('work') ?? {};
  expect(of).toBe(15);
  expect(manual?.shownCount).toBeLessThan(15);
  expect(foldable?.shownCount).toBeLessThan(manual?.shownCount ?? 0);
  expect(manual?.detailsLeftOut).toBeGreaterThan(0);
});

test('a section that the owner does not want somewhere is not shown there', () => {
  const sections = { resume: ['skills'] as const, manual: ['work'] as const };
  const resume = { work: [{ name: 'Oak' }], skills: [{ name: 'CSS' }] };
  const covered = coverageOf(exampleContent({ resume, game: { sections } }));
  expect(covered.get('work')).toMatchObject({ manual: { shown: 1 } });
  expect(covered.get('skills')).toMatchObject({ manual: { shown: 0 } });
});

test('the summary stands in the manual where there is no story', () => {
  const withSummary = exampleContent({ resume: { basics: { name: 'Ada', summary: 'Makes things.' } } });
  expect(coverageOf(withSummary).get('summary')).toMatchObject({ manual: { shown: 1 }, foldable: { shown: 1 } });
  const about = exampleContent({ resume: withSummary.resume, game: { about: ['A story.'] } });
  expect(coverageOf(about).get('summary')).toMatchObject({ manual: { shown: 0 } });
});
