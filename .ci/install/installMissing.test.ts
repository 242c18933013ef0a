import { expect, test } from 'vitest';
import { isInstalled } from './installMissing.mjs';

const a = { integrity: 'sha512-a' };
const tool = { integrity: 'sha512-t', dev: true };
const lockedPackages = { '': {}, a, tool, 'for-mac': { integrity: 'sha512-m', optional: true } };

test.each([
  ['all are installed', { a, tool, 'for-mac': { integrity: 'sha512-m' } }, true, true],
  ['only a package for another system is missing', { a, tool }, true, true],
  ['test packages are missing', { a }, false, true],
  ['a package of the site is missing', { tool }, false, false],
  ['nothing is installed', {}, false, false],
  ['a package has another version', { a: { integrity: 'sha512-b' }, tool }, false, false],
  ['an installed package is not in the lock file', { a, tool, removed: a }, false, false],
])('if %s, the installation is complete for tests: %j, for the site: %j', (_, installed, forTests, forSite) => {
  expect(isInstalled(lockedPackages, installed, false)).toBe(forTests);
  expect(isInstalled(lockedPackages, installed, true)).toBe(forSite);
});
