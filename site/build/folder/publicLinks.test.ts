import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../setup/testing/temporaryFolder.ts';
import { placeholderFolder, readContentAt } from '../content/contentFiles.ts';
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
])('%s is the file %s of the folder, which may itself be a link', (path, file) => {
  linksOut();
  expect(realFileIn(folder(), path)).toBe(file && join(folder(), file));
  expect(realFileIn(join(root, 'linked'), path)).toBe(file && join(folder(), file));
  expect(realFileIn(join(root, 'gone'), path)).toBeUndefined();
});

test('links out of site/public, or to nowhere, stop the build, which names each and publishes nothing', async () => {
  linksOut();
  const error: unknown = await buildSite().catch((reason: unknown) => reason);
  // Without a stack of our own functions.
  expect(error instanceof Error ? error.stack?.split('\n') : []).toEqual([
    expect.stringMatching(/public\/broken\.txt is a link that leads nowhere\. Mend it/),
    expect.stringMatching(/public\/out\.txt is a link out of its folder, to .*secret\.txt, which would be published/),
    expect.stringMatching(/public\/sub\/outFolder is a link out of its folder, to .*public-secrets/),
    expect.stringMatching(/^ {4}at .*public$/),
  ]);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('a link inside it is as good as the file', async () => {
  await buildSite();
  expect(existsSync(join(root, 'dist/sub/in.txt'))).toBe(true);
});

test('a local link of the content to a file outside is a link to nothing', () => {
  linksOut();
  const resume = join(root, 'resume.json');
  const imageFindings = (image: string) => {
    writeFileSync(resume, JSON.stringify({ basics: { name: 'Kim', image } }));
    const game = join(placeholderFolder, 'game.json');
    return readContentAt({ resume, game }, folder()).findings.filter(({ path }) => path === 'basics.image');
  };
  expect(imageFindings('/own.txt')).toEqual([]);
  expect(imageFindings('/out.txt')).toHaveLength(1);
});
