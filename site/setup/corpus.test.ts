// Sets up the sample résumés like `npm run setup -- --yes`. The approved output has the drafted texts.
import { expect, test } from 'vitest';
import { corpusFile, corpusNames } from '../import/testing/corpusFile.ts';
import { formatDrafts } from './setupReport.ts';
import { importFiles } from './testing/importFiles.ts';

test.each(corpusNames)('the content from %s is valid, with at most five warnings', (name) => {
  expect(importFiles(corpusFile(name)).findings.length).toBeLessThanOrEqual(5);
});

// Update with `npx vitest run --project build site/setup/corpus.test.ts -u`.
test('the drafts from the sample résumés match the approved output', async () => {
  const drafts = corpusNames.map((name) => `# ${name}\n\n${formatDrafts(importFiles(corpusFile(name)).content)}\n`);
  await expect(drafts.join('\n')).toMatchFileSnapshot('corpus.drafts.txt');
});
