// Checks of the published builds: `npm run check`.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageBudgets } from '../../site/budgets.ts';
import { temporaryFolder } from '../../site/config/testing/temporaryFolder.ts';
import { packageFaults } from '../../site/e2e/flipbook/packed/packageFaults.ts';
import { freshVariant } from '../../site/e2e/freshVariant.ts';
import { ownSite } from '../../site/e2e/owners.ts';
import { ensureFreshLibrary } from '../../site/vite/packages/buildLibrary.ts';
import { entryBudgets } from '../../src/flipbook/budgets.ts';
import { libraryWeights } from '../sizes/libraryWeights.ts';
import { siteWeights } from '../sizes/siteWeights.ts';
import { sizeTable } from '../sizes/sizeTable.ts';

// `sizeTable` throws if a size is over its budget.
test('site pages stay within their budgets', async () => {
  const site = await freshVariant(...ownSite);
  console.log(sizeTable(siteWeights(site), pageBudgets));
});

describe('the library', () => {
  beforeAll(ensureFreshLibrary);

  test('entries stay within their budgets, and the README states their sizes to within 8%', async () => {
    const weights = await libraryWeights();
    console.log(sizeTable(weights, entryBudgets));
    const rows = readFileSync('src/flipbook/README.md', 'utf8').split('\n');
    for (const { name, bytes } of weights) {
      const rowStart = `| \`react-page-turn${name === 'the flipbook' ? '' : `/${name}`}\` |`;
      const row = rows.find((line) => line.startsWith(rowStart)) ?? '';
      const statedKB = Array.from(row.matchAll(/([\d.]+) kB/g), ([, kB]) => Number(kB));
      const relativeErrors = Object.values(bytes).map((size, index) =>
        Math.abs((statedKB[index] ?? 0) / (size / 1000) - 1),
      );
      expect(Math.max(...relativeErrors), `${name} in the README`).toBeLessThan(0.08);
    }
  });

  test('passes publint and attw', async () => {
    expect(await packageFaults(temporaryFolder())).toEqual({ 'react-page-turn': [], 'playable-resume': [] });
  });
});
