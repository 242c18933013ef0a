import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { placeholderFolder, readContent } from '../../import/contentFiles.ts';
import { temporaryFolder } from '../../import/testing/temporaryFolder.ts';
import { publicLinks, realFileIn } from './publicLinks.ts';

let root: string;
const folder = () => join(root, 'public');

beforeEach(() => {
  root = realpathSync(temporaryFolder());
  for (const inner of ['public/sub', 'public-secrets']) mkdirSync(join(root, inner), { recursive: true });
  for (const file of ['secret.txt', 'public-secrets/key.txt', 'public/own.txt', 'index.html'])
    writeFileSync(join(root, file), file);
  symlinkSync('../own.txt', join(root, 'public/sub/in.txt'));
  symlinkSync(folder(), join(root, 'linked'));
});

const linksOut = () => {
  symlinkSync(join(root, 'secret.txt'), join(root, 'public/out.txt'));
  symlinkSync(join(root, 'public-secrets'), join(root, 'public/sub/outFolder'));
  symlinkSync('nothing.txt', join(root, 'public/broken.txt'));
};
const buildSite = () => build({ root, configFile: false, logLevel: 'silent', plugins: [publicLinks()] });

test.each([
  ['own.txt', 'own.txt'],
  ['sub/in.txt', 'own.txt'],
  ['/own.txt', 'own.txt'],
  ['sub', undefined],
  ['nothing.txt', undefined],
  ['broken.txt', undefined],
  ['out.txt', undefined],
  ['sub/outFolder/key.txt', undefined],
  ['../secret.txt', undefined],
  ['../public-secrets/key.txt', undefined],
])('%s resolves to %s, also in a linked folder', (path, file) => {
  linksOut();
  expect(realFileIn(folder(), path)).toBe(file && join(folder(), file));
  expect(realFileIn(join(root, 'linked'), path)).toBe(file && join(folder(), file));
  expect(realFileIn(join(root, 'gone'), path)).toBeUndefined();
});

test('broken links and links out of site/public stop the build before it publishes anything', async () => {
  linksOut();
  const error: unknown = await buildSite().catch((reason: unknown) => reason);
  // Without a stack of our own functions.
  expect(error instanceof Error ? error.stack?.split('\n') : []).toEqual([
    expect.stringMatching(/public\/broken\.txt is a broken link\. Fix or delete it\./),
    expect.stringMatching(/public\/out\.txt links to .*secret\.txt, outside the public folder/),
    expect.stringMatching(/public\/sub\/outFolder links to .*public-secrets/),
    expect.stringMatching(/^ {4}at .*public$/),
  ]);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('a link to a file in the folder is published', async () => {
  await buildSite();
  expect(existsSync(join(root, 'dist/sub/in.txt'))).toBe(true);
});

test('a local image outside the folder counts as missing', () => {
  linksOut();
  const resume = join(root, 'resume.json');
  const imageFindings = (image: string) => {
    writeFileSync(resume, JSON.stringify({ basics: { name: 'Kim', image } }));
    const game = join(placeholderFolder, 'game.json');
    return readContent({ paths: { resume, game }, publicFolder: folder() }).findings.filter(
      ({ path }) => path.at(-1) === 'image',
    );
  };
  expect(imageFindings('/own.txt')).toEqual([]);
  expect(imageFindings('/out.txt')).toHaveLength(1);
});
