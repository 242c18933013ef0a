import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeholderFolder, readContentAt } from '../content/contentFiles.ts';
import { linksOut } from './publicLinks.ts';
import { realFileIn } from './realFileIn.ts';

let top: string;
const folder = () => join(top, 'public');

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'links-')));
  mkdirSync(join(top, 'public/sub'), { recursive: true });
  mkdirSync(join(top, 'public-secrets'));
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(top, 'public-secrets/key.txt'), 'secret');
  writeFileSync(join(top, 'public/own.txt'), 'own');
  symlinkSync(join(top, 'secret.txt'), join(top, 'public/out.txt'));
  symlinkSync(join(top, 'public-secrets'), join(top, 'public/sub/outFolder'));
  symlinkSync('../own.txt', join(top, 'public/sub/in.txt'));
  symlinkSync('nothing.txt', join(top, 'public/broken.txt'));
  symlinkSync('nothing.txt', join(top, 'public/zeta.txt'));
  symlinkSync(join(top, 'public'), join(top, 'linked'));
});
afterAll(() => rmSync(top, { recursive: true }));

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
])('%s is the file %s of the folder', (path, file) => {
  expect(realFileIn(folder(), path)).toBe(file && join(folder(), file));
});

test('the folder itself may be a link, or not be there', () => {
  expect(realFileIn(join(top, 'linked'), 'own.txt')).toBe(join(folder(), 'own.txt'));
  expect(realFileIn(join(top, 'linked'), 'out.txt')).toBeUndefined();
  expect(realFileIn(join(top, 'gone'), 'own.txt')).toBeUndefined();
});

test('links that lead out of a folder, or nowhere, are found by name', () => {
  expect(linksOut(folder()).map(({ link, target }) => [link, target])).toEqual([
    ['broken.txt', undefined],
    ['out.txt', join(top, 'secret.txt')],
    [join('sub', 'outFolder'), join(top, 'public-secrets')],
    ['zeta.txt', undefined],
  ]);
  expect(linksOut(join(top, 'gone'))).toEqual([]);
});

test('a local link of the content to a file outside is a link to nothing', () => {
  const resume = join(top, 'resume.json');
  const findings = (image: string) => {
    writeFileSync(resume, JSON.stringify({ basics: { name: 'Kim', image } }));
    const game = join(placeholderFolder, 'game.json');
    return readContentAt({ resume, game }, folder()).findings.filter(({ path }) => path === 'basics.image');
  };
  expect(findings('/own.txt')).toEqual([]);
  expect(findings('/out.txt')).toHaveLength(1);
});
