import { expect, test } from 'vitest';
import { isInstalled } from './installMissing.mjs';

const a = { integrity: 'sha512-a' };
const tool = { integrity: 'sha512-t', dev: true };
const lockedPackages = { '': {}, a, tool, 'for-mac': { integrity: 'sha512-m', optional: true } };

test.each([
  ['all are installed', true, true, { a, tool, 'for-mac': { integrity: 'sha512-m' } }],
  ['only a package for another system is missing', true, true, { a, tool }],
  ['test packages are missing', false, true, { a }],
  ['a package of the site is missing', false, false, { tool }],
  ['nothing is installed', false, false, {}],
  ['a package has another version', false, false, { a: { integrity: 'sha512-b' }, tool }],
  ['an installed package is not in the lock file', false, false, { a, tool, removed: a }],
])('if %s, the installation is complete for tests: %j, for the site: %j', (_, forTests, forSite, installed) => {
  expect(isInstalled(lockedPackages, installed, false)).toBe(forTests);
  expect(isInstalled(lockedPackages, installed, true)).toBe(forSite);
});
