import { join } from 'node:path';
import { checkPackages } from '../../src/flipbook/proof/packed/checkPackages.ts';
import { buildLibrary } from '../library/buildLibrary.ts';
import { lintWorkflows } from '../lint/lintWorkflows.ts';
import { freshSite, siteFolder } from '../site/freshSite.ts';
import { checkServed } from '../sizes/checkServed.ts';
import { libraryWeights } from '../sizes/libraryWeights.ts';
import { siteWeights } from '../sizes/siteWeights.ts';
import { sizeTable } from '../sizes/sizeTable.ts';
import { type Step, toolStep } from './runSteps.ts';

const site = 'site builds';
const library = 'library builds';

const builds: readonly Step[] = [
  { title: site, run: freshSite },
  { title: library, run: () => buildLibrary() },
  {
    title: "the site's pages are within their budgets",
    needs: site,
    run: async () => sizeTable(siteWeights()),
  },
  {
    title: "the library's entries are within their budgets",
    needs: library,
    run: async () => sizeTable(await libraryWeights()),
  },
  { title: 'the site sends no schema', needs: site, run: () => checkServed(join(siteFolder, 'assets')) },
  { title: 'the packages are in order, by publint and attw', needs: library, run: checkPackages },
  { title: 'the library has no schema', needs: library, run: () => checkServed('dist/lib') },
];

/** What needs no build. */
export const readings: readonly Step[] = [
  toolStep('types', 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'),
  toolStep('lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  toolStep(
    'arrows',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.ci/arrows/dependencyCruiser.mjs',
    '--output-type=err-long',
    ...['src', 'site', 'stories', '.ci', '.storybook'],
  ),
  toolStep('no unused code', 'node_modules/knip/bin/knip.js'),
  { title: 'workflows are in order', run: lintWorkflows },
];

/** All checks but the tests, in two lanes for two cores. */
export const checkSteps = [builds, readings] as const;
