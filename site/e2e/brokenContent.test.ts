import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markerFile } from '../vite/folder/replaceableFolder.ts';
import { buildSite, repository } from './buildSite.ts';
import { writeOwner } from './owners.ts';

test('characters that no font has stop the build, which says where they are and how to fix it', async () => {
  const folder = 'dist/e2e/content/broken';
  writeOwner(join(repository, folder), { basics: { name: 'Kim', label: '開発 🚀' } }, {});
  const { code, output } = await buildSite({ CONTENT_DIR: folder, OUT_DIR: 'dist/e2e/broken' });
  const column = readFileSync(join(repository, folder, 'game.json'), 'utf8').indexOf('"fonts"') + 1;
  const advice =
    'Put a font file (TTF or OTF) with these letters beside game.json, and name it here: ' +
    '"documents": { "fonts": ["NotoSans.ttf"] }.';
  expect({ code, output }).toEqual({
    code: 1,
    output: `error during build:
2 errors in the content:
${folder}/resume.json:1:25  basics.label: The fonts of the PDF documents have no "開" (U+958B).
${folder}/game.json:1:${column}  documents.fonts: ${advice}
    at npm run content:check
`,
  });
});

test('a build for deployment refuses placeholder texts, and leaves the last build alone', async () => {
  const folder = 'dist/e2e/content/halfway';
  const out = join(repository, 'dist/e2e/halfway');
  writeOwner(join(repository, folder), { basics: { name: 'Kim' } }, { address: 'https://kim.example/' });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  for (const file of ['index.html', markerFile]) writeFileSync(join(out, file), 'The last build.');

  const { code, output } = await buildSite({ CONTENT_DIR: folder, OUT_DIR: out });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^error during build:\n\d\d placeholder texts are left, so the build for https:\/\/kim\.example\/ stopped:$/m,
  );
  expect(output).toContain(`${folder}/game.json:1:`);
  expect(output).toContain('player.class: "Front-end Ranger" is still placeholder text');
  expect(output).toMatch(/set ALLOW_PLACEHOLDER=1 to publish them unchanged\.\n {4}at npm run content:check\n$/);
  expect(readdirSync(out).sort()).toEqual([markerFile, 'index.html']);
});
