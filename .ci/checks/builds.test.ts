// What is built, as it would be published: `npm run check`.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageBudgets } from '../../site/budgets.ts';
import { freshSite } from '../../site/build/freshSite.ts';
import { buildLibrary } from '../../src/build/buildLibrary.ts';
import { entryBudgets } from '../../src/flipbook/budgets.ts';
import { checkPackages } from '../../src/flipbook/proof/packed/checkPackages.ts';
import { libraryWeights } from '../sizes/libraryWeights.ts';
import { siteWeights } from '../sizes/siteWeights.ts';
import { sizeTable } from '../sizes/sizeTable.ts';

describe('the site', () => {
  beforeAll(async () => console.log(await freshSite()));

  test('has pages within their budgets', () => console.log(sizeTable(siteWeights(), pageBudgets)));
});

describe('the library', () => {
  beforeAll(() => buildLibrary());

  test('has entries within their budgets, and of the sizes that the README says', async () => {
    const weights = await libraryWeights();
    console.log(sizeTable(weights, entryBudgets));
    const readme = readFileSync('src/flipbook/README.md', 'utf8');
    const said = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
    for (const { name, bytes } of weights) {
      const row = readme.split('\n').find((line) => line.startsWith(`| \`react-page-turn/${name}\` |`));
      const sizes = Object.values(bytes).map(said).join(' + ');
      if (name !== 'the flipbook') expect(row, name).toContain(`| ${sizes} |`);
      else expect(readme).toContain(`| the book | ${sizes} |`);
    }
  });
  test('is packages in order, by publint and attw', checkPackages);
});
