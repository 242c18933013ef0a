import { expect, test } from 'vitest';
import type { Content } from '../../src/resume/Content.ts';
import { exampleContent } from '../../src/resume/testing/exampleContent.ts';
import { long } from '../../stories/content/fixtures.ts';
import { documentCoverage } from './documentCoverage.ts';
import { cachedCompiler } from './testing/cachedCompiler.ts';
import { testFolders } from './testing/compiledPdf.ts';
import { playerOne } from './testing/playerOne.ts';

const coverageOf = (content: Content) => {
  const compile = cachedCompiler(content, testFolders);
  const files = ['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const;
  const filledPages = new Map(files.map((file) => [file, compile(file).filledPages]));
  return new Map(documentCoverage(content, filledPages).map(({ section, ...shares }) => [section, shares]));
};

test('counts every entry of a section that fits', () => {
  const coverage = coverageOf(playerOne);
  expect(coverage.get('work')).toMatchObject({
    of: 5,
    manual: { shownCount: 5, detailsLeftOut: 0 },
    foldable: { shownCount: 5 },
  });
  expect(coverage.get('work')?.foldable.detailsLeftOut).toBeGreaterThan(0);
  expect(coverage.get('languages')).toMatchObject({ of: 2, manual: { shownCount: 2 }, foldable: { shownCount: 0 } });
  expect(coverage.get('skills')).toMatchObject({ of: 4, manual: { shownCount: 0 } });
  expect(coverage.has('awards')).toBe(false);
});

test('counts omitted entries and details', () => {
  // Long titles wrap on the folded sheet, so its small panel holds fewer jobs.
  const work = (long.resume.work ?? []).map((job) => ({
    ...job,
    position: `${job.position} of the whole northern department`,
  }));
  const { of, manual, foldable } = coverageOf({ ...long, resume: { ...long.resume, work } }).get('work') ?? {};
  expect(of).toBe(15);
  expect(manual?.shownCount).toBeLessThan(15);
  expect(foldable?.shownCount).toBeLessThan(manual?.shownCount ?? 0);
  expect(manual?.detailsLeftOut).toBeGreaterThan(0);
});

test('counts a section that the owner hides in a document as not shown there', () => {
  const sections = { resume: ['skills'] as const, manual: ['work'] as const };
  const resume = { work: [{ name: 'Oak' }], skills: [{ name: 'CSS' }] };
  const coverage = coverageOf(exampleContent({ resume, game: { sections } }));
  expect(coverage.get('work')).toMatchObject({ manual: { shownCount: 1 } });
  expect(coverage.get('skills')).toMatchObject({ manual: { shownCount: 0 } });
});

test('the manual shows the summary if there is no story', () => {
  const withSummary = exampleContent({ resume: { basics: { name: 'Ada', summary: 'Makes things.' } } });
  expect(coverageOf(withSummary).get('summary')).toMatchObject({
    manual: { shownCount: 1 },
    foldable: { shownCount: 1 },
  });
  const about = exampleContent({ resume: withSummary.resume, game: { about: ['A story.'] } });
  expect(coverageOf(about).get('summary')).toMatchObject({ manual: { shownCount: 0 } });
});
