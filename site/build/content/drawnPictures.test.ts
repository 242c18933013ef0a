import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/content/exampleContent.ts';
import { drawnPictures } from './drawnPictures.ts';

const art = join(import.meta.dirname, '../../../src/art');

test('a build holds the pictures that its owner has, and no other', async () => {
  const { game } = exampleContent({
    game: {
      sideQuests: [{ title: 'Slugs', kind: 'Talk', picture: 'talk', story: [] }],
      character: { hairCut: 'tied' },
    },
  });
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawnPictures(() => ({ game }))],
    build: {
      write: false,
      minify: false,
      lib: { entry: ['questPictures', 'hairCuts'].map((file) => join(art, `${file}.ts`)), formats: ['es'] },
    },
  });
  const code = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n');
  console.log(code.slice(0, 300));
  const drawn = [...code.matchAll(/^(?:const|let|var) (\w+) = \{\n\s*width/gm)].map(([, name]) => name);
  expect(drawn.sort()).toEqual(['coverHairTied', 'hairTied', 'questTalk']);
});
