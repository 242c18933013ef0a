// Checks of the published builds: `npm run check`.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageBudgets } from '../../site/budgets.ts';
import { freshVariant } from '../../site/e2e/buildSite.ts';
import { checkPackages } from '../../site/e2e/flipbook/packed/checkPackages.ts';
import { ownSite } from '../../site/e2e/owners.ts';
import { ensureFreshLibrary } from '../../site/vite/packages/buildLibrary.ts';
import { entryBudgets } from '../../src/flipbook/budgets.ts';
import { libraryWeights } from '../sizes/libraryWeights.ts';
import { siteWeights } from '../sizes/siteWeights.ts';
import { sizeTable } from '../sizes/sizeTable.ts';

test('site pages stay within their budgets', async () => {
  const site = await freshVariant(...ownSite);
  console.log(sizeTable(siteWeights(site), pageBudgets));
});

describe('the library', () => {
  beforeAll(ensureFreshLibrary);

  test('has entries within their budgets, with the sizes in the README', async () => {
    const weights = await libraryWeights();
    console.log(sizeTable(weights, entryBudgets));
    const rows = readFileSync('src/flipbook/README.md', 'utf8').split('\n');
    for (const { name, bytes } of weights) {
      const from = `| \`react-page-turn${name === 'the flipbook' ? '' : `/${name}`}\` |`;
      const statedSizes = [...(rows.find((row) => row.startsWith(from)) ?? '').matchAll(/([\d.]+) kB/g)].map(([, kB]) =>
        Number(kB),
      );
      const off = Object.values(bytes).map((size, index) => Math.abs((statedSizes[index] ?? 0) / (size / 1000) - 1));
      expect(Math.max(...off), `${name} in the README`).toBeLessThan(0.08);
    }
  });
  test('passes publint and attw', checkPackages);
});
