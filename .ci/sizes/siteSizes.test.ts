import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scriptBudget } from './budgets.ts';
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
    const page = '<script type="module" src="/book.js"></script>';
    writeFileSync(join(site, 'book.js'), script);
    for (const file of ['index.html', 'flipbook.html', 'flipbook/index.html']) writeFileSync(join(site, file), page);

    const bytes = gzipSync(script, { level: 9 }).length;
    expect(siteSizes(site)).toEqual([
      { name: '/flipbook', kind: 'JS', bytes, budget: 141_000 },
      { name: '/flipbook', kind: 'CSS', bytes: 0, budget: 15_000 },
      { name: '/', kind: 'JS', bytes, budget: 118_000 },
      { name: '/', kind: 'CSS', bytes: 0, budget: 15_000 },
    ]);
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
    expect(sizes[0]?.bytes).toBeGreaterThan(sizes[2]?.bytes ?? Number.NaN);
  });
});

test('the flipbook may load 23 kB more than the home page, and no other page may', () => {
  expect(scriptBudget('/flipbook') - scriptBudget('/')).toBe(23_000);
  expect(['/homepage', '/handheld', '/resume', '/404'].map(scriptBudget)).toEqual(Array(4).fill(scriptBudget('/')));
});

describe('withinBudgets', () => {
  test('lists what was measured', () => {
    expect(withinBudgets([{ name: '/', kind: 'JS', bytes: 118_000, budget: 118_000 }])).toBe(
      '  /  JS   118.00 kB of 118.00 kB',
    );
  });

  test('refuses what is over its budget, and says by how much', () => {
    const sizes = [
      { name: '/', kind: 'JS', bytes: 100_000, budget: 118_000 },
      { name: '/flipbook', kind: 'CSS', bytes: 15_010, budget: 15_000 },
    ] as const;
    expect(() => withinBudgets(sizes)).toThrow(
      '  /          JS   100.00 kB of 118.00 kB\n  /flipbook  CSS   15.01 kB of 15.00 kB  over by 0.01 kB',
    );
  });

  test('refuses to have measured nothing', () => {
    expect(() => withinBudgets([])).toThrow('There is nothing to measure. Build it again.');
  });
});
