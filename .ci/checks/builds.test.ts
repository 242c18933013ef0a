// What is built, as it would be published: `npm run check`.
import { beforeAll, describe, test } from 'vitest';
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

  test('has entries within their budgets', async () => console.log(sizeTable(await libraryWeights(), entryBudgets)));
  test('is packages in order, by publint and attw', checkPackages);
});
