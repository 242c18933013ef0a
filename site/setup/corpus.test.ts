// Sets up résumés written like real ones as `npm run setup -- --yes` does. The approved output contains
// the drafted texts.
import { expect, test } from 'vitest';
import { corpusFile, corpusNames } from '../import/testing/corpusFile.ts';
import { formatDrafts } from './setupReport.ts';
import { importFiles } from './testing/importFiles.ts';

test.each(corpusNames)('%s is valid, with at most five warnings', (name) => {
  expect(importFiles(corpusFile(name)).findings.length).toBeLessThanOrEqual(5);
});

// Update with `npx vitest run --project build site/setup/corpus.test.ts -u`.
test('the drafts match the approved output', async () => {
  const drafts = corpusNames.map((name) => `# ${name}\n\n${formatDrafts(importFiles(corpusFile(name)).content)}\n`);
  await expect(drafts.join('\n')).toMatchFileSnapshot('corpus.drafts.txt');
});
