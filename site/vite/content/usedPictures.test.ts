import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { projectKinds } from '../../../src/resume/sections/projectKinds.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { spritesPlugin } from '../sprites/spritesPlugin.ts';
import { usedPictures } from './usedPictures.ts';

const art = join(import.meta.dirname, '../../../src/art');

test('a build contains only the pictures that the content uses', async () => {
  const { game } = exampleContent({
    game: {
      sideQuests: [{ title: 'Slugs', kind: 'Talk', picture: 'talk', story: [] }],
      character: { hairCut: 'tied' },
    },
  });
  const buildResult = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [spritesPlugin(), usedPictures(() => ({ game }))],
    build: {
      write: false,
      minify: false,
      lib: { entry: ['questPictures', 'hairCuts'].map((file) => join(art, `${file}.ts`)), formats: ['es'] },
    },
  });
  const code = [buildResult]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n');
  const all = [...projectKinds, 'stream', 'short', 'long', 'tied', 'covered'];
  expect(all.filter((key) => new RegExp(`\\b${key}: `).test(code))).toEqual(['talk', 'short', 'tied']);
});
