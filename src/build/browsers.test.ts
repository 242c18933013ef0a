import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { supportedBrowsers, testedBrowsers } from './browsers.ts';

const root = join(import.meta.dirname, '../..');
const readProjectFile = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the supported browsers', () => {
  const { chrome, firefox, safari } = supportedBrowsers;
  const { chromium, firefoxEsr, webkitGtk } = testedBrowsers;

  test.each([
    ['Chrome, Edge', chrome, `Chromium ${chromium}`],
    ['Firefox', firefox, `Firefox ESR ${firefoxEsr}`],
    ['Safari', safari, `WebKitGTK ${webkitGtk}`],
  ])('README says from which %s on, and what is run', (browser, from, run) => {
    expect(readProjectFile('README.md')).toContain(`| ${browser} | ${from} | ${run} |`);
  });

  test('the Chromium that is named is the one that is pinned', () => {
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      readProjectFile('package.json'),
    );
    expect(devDependencies['@sparticuz/chromium']?.split('.')[0]).toBe(chromium);
  });
});
