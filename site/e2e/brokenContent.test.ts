import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markerFile } from '../build/folder/replaceableFolder.ts';
import { buildSite, repository } from './buildSite.ts';
import { writeOwner } from './owners.ts';

/** Where a key begins in a file of one line, from 1. */
function columnOf(folder: string, key: string): number {
  return readFileSync(join(repository, folder, 'game.json'), 'utf8').indexOf(key) + 1;
}

test.each([
  {
    claim: 'values that cannot be',
    resume: { basics: { name: 'Kim', email: 'kim at example.com' }, work: [{ startDate: '2020-13' }] },
    site: { language: '' },
    report: [
      '3 things to mend in the content:',
      '{folder}/game.json:1:86  site.language: "" is not a language tag. Write one like "en", "de" or "pt-BR".',
      '{folder}/resume.json:1:25  basics.email: "kim at example.com" is not an e-mail address. Write one like "name@example.com".',
      '{folder}/resume.json:1:64  work[0].startDate: "2020-13" does not exist: months go from 01 to 12. Write the right month.',
    ],
  },
  {
    claim: 'words that no document can hold',
    resume: { basics: { name: 'Kim', label: '開発 🚀' } },
    site: {},
    report: [
      '2 things to mend in the content:',
      '{folder}/resume.json:1:25  basics.label: The faces of the PDF documents have no "開" (U+958B).',
      '{folder}/game.json:1:{column}  documents.fonts: Put a font file (TTF or OTF) that has the letters beside game.json, and name it here: "documents": { "fonts": ["NotoSans.ttf"] }.',
    ],
  },
])('$claim stop the build, which says where they are and how to mend them', async ({ resume, site, report }) => {
  const folder = 'dist/e2e/content/broken';
  writeOwner(join(repository, folder), resume, site);
  const { exitCode, output } = await buildSite({ CONTENT_DIR: folder, OUT_DIR: 'dist/e2e/broken' });
  expect(exitCode).toBe(1);
  const expected = ['error during build:', ...report, '    at npm run content:check'].map(
    (line) => `${line.replace('{folder}', folder).replace('{column}', String(columnOf(folder, '"fonts"')))}\n`,
  );
  expect(output).toBe(expected.join(''));
});

test('a build for deployment refuses to publish the placeholder’s life, and keeps what was built before', async () => {
  const folder = 'dist/e2e/content/halfway';
  const out = join(repository, 'dist/e2e/halfway');
  writeOwner(join(repository, folder), { basics: { name: 'Kim' } }, { address: 'https://kim.example/' });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  for (const file of ['index.html', markerFile]) writeFileSync(join(out, file), 'What was built before.');

  const { exitCode, output } = await buildSite({ CONTENT_DIR: folder, OUT_DIR: out });
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /^error during build:\n\d\d texts are still the placeholder's, so nothing is built for https:\/\/kim\.example\/:$/m,
  );
  expect(output).toContain(`${folder}/game.json:1:`);
  expect(output).toContain('player.class: "Front-end Ranger" is still the placeholder');
  expect(output).toMatch(/set ALLOW_PLACEHOLDER=1 to publish them as they are\.\n {4}at npm run content:check\n$/);
  expect(readdirSync(out).sort()).toEqual([markerFile, 'index.html']);
});
