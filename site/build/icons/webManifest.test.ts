import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Content } from '../../../src/content/Content.ts';
import { loadContent, placeholderFolder } from '../content/contentFiles.ts';
import { builtBase, webManifest } from './webManifest.ts';

const owner = loadContent({ folder: placeholderFolder });
const manifest = (content: Content, base = '/') => JSON.parse(webManifest(content, base));

describe('the web manifest', () => {
  test('says whose site it is and where it begins', () => {
    expect(manifest(owner, '/some/repo/')).toMatchObject({
      id: '/some/repo/',
      name: 'Player One – Front-end developer',
      short_name: 'Player One',
      start_url: '/some/repo/',
      scope: '/some/repo/',
      display: 'browser',
      lang: 'en',
      dir: 'ltr',
      theme_color: '#f58220',
      background_color: '#f58220',
    });
  });

  test('knows a language that is written from right to left', () => {
    const arabic = { ...owner, game: { ...owner.game, site: { ...owner.game.site, language: 'ar' } } };
    expect(manifest(arabic)).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });
});

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['{"scope":"/some/repo/"}', '/some/repo/'],
  ['{"scope":"/"}', '/'],
  ['{}', undefined],
  ['[', undefined],
])('a site whose manifest is %s was built for %s', (manifest, base) => {
  writeFileSync(join(folder, 'manifest.webmanifest'), manifest);
  expect(builtBase(folder)).toBe(base);
});

test('where nothing was built, nothing is known', () => {
  expect(builtBase(join(folder, 'gone'))).toBeUndefined();
});
