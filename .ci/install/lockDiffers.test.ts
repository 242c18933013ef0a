import { describe, expect, test } from 'vitest';
import { lockDiffers } from './lockDiffers.mjs';

const a = { version: '1.0.0', integrity: 'sha512-a' };
const b = { version: '2.0.0', integrity: 'sha512-b' };
const lock = {
  packages: { '': { version: '0.1.0' }, 'node_modules/a': a, 'node_modules/b-for-mac': { ...b, optional: true } },
};

describe('lockDiffers', () => {
  test.each([
    ['all is there', { 'node_modules/a': a, 'node_modules/b-for-mac': b }],
    ['only a package for another system is missing', { 'node_modules/a': a }],
  ])('is content when %s', (_, packages) => {
    expect(lockDiffers(lock, { packages })).toBeUndefined();
  });

  test('misses no package of the tests where only the site is wanted', () => {
    const withTests = { packages: { ...lock.packages, 'node_modules/c': { ...b, dev: true } } };
    expect(lockDiffers(withTests, { packages: { 'node_modules/a': a } }, true)).toBeUndefined();
    expect(lockDiffers(withTests, { packages: { 'node_modules/a': a } })).toBe('node_modules/c is missing');
    expect(lockDiffers(withTests, { packages: {} }, true)).toBe('node_modules/a is missing');
  });

  test.each([
    ['there is no list of what is installed', undefined, 'nothing is installed yet'],
    ['the list is empty', {}, 'node_modules/a is missing'],
    ['a version is another', { 'node_modules/a': { ...a, version: '1.0.1' } }, 'node_modules/a is not 1.0.0'],
    [
      'a version was published anew',
      { 'node_modules/a': { ...a, integrity: 'sha512-c' } },
      'node_modules/a is not 1.0.0',
    ],
    [
      'a package has left the lock file',
      { 'node_modules/a': a, 'node_modules/c': b },
      'node_modules/c is no longer wanted',
    ],
  ])('says what is wrong when %s', (_, packages, reason) => {
    expect(lockDiffers(lock, packages && { packages })).toBe(reason);
  });
});
