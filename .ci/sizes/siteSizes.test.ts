import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageBudgets } from './budgets.ts';
import { siteSizes } from './siteSizes.ts';
import { withinBudgets } from './withinBudgets.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'flipbook'));
});
afterEach(() => rmSync(site, { recursive: true }));

describe('siteSizes', () => {
  test('measures each page once, as it is sent', () => {
    const script = 'export const book = "a page, a page, a page";';
    const page =
      '<link rel="preload" href="/a.woff2" as="font" crossorigin><script type="module" src="/book.js"></script>';
    writeFileSync(join(site, 'book.js'), script);
    writeFileSync(join(site, 'a.woff2'), 'letters');
    for (const file of ['index.html', 'flipbook.html', 'flipbook/index.html'])
      writeFileSync(join(site, file), `<style>a{}</style>${page}`);

    const sent = (text: string) => gzipSync(text, { level: 9 }).length;
    const sizes = (name: string) => {
      const { markup, firstStyles, styles, fonts, scripts } = pageBudgets(name);
      return [
        { name, kind: 'HTML', bytes: sent(page), budget: markup },
        { name, kind: 'first CSS', bytes: sent(`<style>a{}</style>${page}`) - sent(page), budget: firstStyles },
        { name, kind: 'fonts', bytes: 'letters'.length, budget: fonts },
        { name, kind: 'CSS', bytes: 0, budget: styles },
        { name, kind: 'JS', bytes: sent(script), budget: scripts },
      ];
    };
    expect(siteSizes(site)).toEqual([...sizes('/flipbook'), ...sizes('/')]);
  });

  test('measures a page that is two things by its window twice', () => {
    const preload = (file: string, media: string) => `<link rel="modulepreload" href="/${file}" media="${media}">`;
    writeFileSync(join(site, 'console.js'), 'export const console = "a button, a button";');
    writeFileSync(join(site, 'intro.js'), '');
    writeFileSync(
      join(site, 'index.html'),
      preload('console.js', '(width &lt; 650px)') + preload('intro.js', '(width &gt;= 650px)'),
    );
    const sizes = siteSizes(site);
    expect(sizes.filter(({ kind }) => kind === 'JS').map(({ name }) => name)).toEqual(['/ narrow', '/ wide']);
    const [narrow, wide] = sizes.filter(({ kind }) => kind === 'JS');
    expect(narrow?.bytes).toBeGreaterThan(wide?.bytes ?? Number.NaN);
  });
});

test('the flipbook may load 25 kB more than the home page, and no other page may', () => {
  const scripts = (path: string) => pageBudgets(path).scripts;
  expect(scripts('/flipbook') - scripts('/')).toBe(25_000);
  for (const path of ['/homepage', '/handheld', '/resume', '/404'])
    expect(scripts(path)).toBeLessThanOrEqual(scripts('/'));
});

test('a page without a budget is not measured against another’s', () => {
  expect(() => pageBudgets('/new')).toThrow('There is no budget for the page /new. Set one in .ci/sizes/budgets.ts.');
});

describe('withinBudgets', () => {
  test('lists what was measured', () => {
    expect(withinBudgets([{ name: '/', kind: 'JS', bytes: 118_000, budget: 118_000 }])).toBe(
      '  /  JS         118.00 kB of 118.00 kB',
    );
  });

  test('refuses what is over its budget, and says by how much', () => {
    const sizes = [
      { name: '/', kind: 'JS', bytes: 100_000, budget: 118_000 },
      { name: '/flipbook', kind: 'CSS', bytes: 15_010, budget: 15_000 },
    ] as const;
    expect(() => withinBudgets(sizes)).toThrow(
      '  /          JS         100.00 kB of 118.00 kB\n  /flipbook  CSS         15.01 kB of 15.00 kB  over by 0.01 kB',
    );
  });

  test('refuses to have measured nothing', () => {
    expect(() => withinBudgets([])).toThrow('There is nothing to measure. Build it again.');
  });
});
