// Sets up the sample résumés like `npm run setup -- --yes`. The approved output has the main texts
// of some of the sites.
import { expect, test } from 'vitest';
import { corpusFile, corpusNames } from '../import/testing/corpusFile.ts';
import { formatDrafts } from './setupReport.ts';
import { importFiles } from './testing/importFiles.ts';

test.each(corpusNames)('the content from %s is valid, with at most five warnings', (name) => {
  expect(importFiles(corpusFile(name)).findings.length).toBeLessThanOrEqual(5);
});

/** Owners whose drafts differ: in language, in history, and in what the résumé lacks. */
const approvedNames = [
  'only-a-name.json',
  'student-without-work.yaml',
  'freelancer-without-dates.yaml',
  'works-of-art.yaml',
  'career-change.html',
  'current-jobs.json',
  'eight-jobs.yaml',
  'academic.yaml',
  'german-teacher.txt',
  'spanish-nurse.md',
  'japanese.yaml',
  'arabic.yaml',
];

// Update with `npx vitest run --project build site/setup/corpus.test.ts -u`.
test('the drafts from some of the sample résumés match the approved output', async () => {
  const drafts = approvedNames.map((name) => `# ${name}\n\n${formatDrafts(importFiles(corpusFile(name)).content)}\n`);
  await expect(drafts.join('\n')).toMatchFileSnapshot('corpus.drafts.txt');
});
