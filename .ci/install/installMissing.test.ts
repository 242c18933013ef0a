import { expect, test } from 'vitest';
import { isInstalled } from './installMissing.mjs';

const a = { integrity: 'sha512-a' };
const tool = { integrity: 'sha512-t', dev: true };
const lockedPackages = { '': {}, a, tool, 'for-mac': { integrity: 'sha512-m', optional: true } };

test.each([
  ['all is there', { a, tool, 'for-mac': { integrity: 'sha512-m' } }, true, true],
  ['only a package for another system is missing', { a, tool }, true, true],
  ['those of the tests are missing', { a }, false, true],
  ['one that the site needs is missing', { tool }, false, false],
  ['nothing is', {}, false, false],
  ['one is another version, or was published anew', { a: { integrity: 'sha512-b' }, tool }, false, false],
  ['one has left the lock file', { a, tool, gone: a }, false, false],
])('where %s: enough for tests, for the site', (_, installed, forTests, forSite) => {
  expect([isInstalled(lockedPackages, installed, false), isInstalled(lockedPackages, installed, true)]).toEqual([
    forTests,
    forSite,
  ]);
});
