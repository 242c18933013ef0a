import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '../../../src/content/check/Finding.ts';
import { type ContentExample, contentExample } from './contentExample.ts';
import { contentReport, hasErrors, loadContent, readContent } from './contentFiles.ts';

let example: ContentExample;
const files = () => ({ folder: example.folder, publicFolder: example.publicFolder, asOf: '2025-11-01' });
beforeEach(() => {
  example = contentExample();
  vi.stubEnv('SITE_ADDRESS', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(example.root, { recursive: true });
});

test('SITE_ADDRESS overrides the content’s address', () => {
  vi.stubEnv('SITE_ADDRESS', 'https://elsewhere.example/cv/');
  expect(loadContent(files()).game.site).toMatchObject({ address: 'https://elsewhere.example/cv/', language: 'en' });
});

test('a file of the site’s own is looked for in its folder', () => {
  const resume = { basics: { name: 'Ada', image: 'me.png' } };
  writeFileSync(join(example.folder, 'resume.json'), JSON.stringify(resume));
  expect(readContent(files()).findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('is not shown'),
  ]);
  expect(loadContent(files()).resume.basics.image).toBeUndefined();
  writeFileSync(join(example.publicFolder, 'me.png'), '');
  expect(loadContent(files()).resume.basics.image).toBe('me.png');
});

const found = (severity: Finding['severity']): Finding => ({ severity, file: 'a.json', path: 'x', message: 'No.' });
const [error, warning] = [found('error'), found('warning')];

test.each([
  [[error], '1 thing to mend', true],
  [[error, error], '2 things to mend', true],
  [[warning], '1 warning', false],
  [[warning, warning], '2 warnings', false],
  [[warning, error, warning], '1 thing to mend and 2 warnings', true],
])('%j are counted as %s', (findings, counted, isBroken) => {
  expect(contentReport(findings).split('\n')[0]).toBe(`${counted} in the content:`);
  expect(hasErrors(findings)).toBe(isBroken);
});
