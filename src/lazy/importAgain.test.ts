import { expect, test } from 'vitest';
import { retryAddress } from './importAgain.ts';

const address = 'https://example.com/assets/lazyPages-1a2b.js';

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`],
  ['Firefox', `error loading dynamically imported module: ${address}`],
  ['a browser that has asked again before', `Failed to fetch dynamically imported module: ${address}?again=1`],
])('%s is given a new address', (_, message) => {
  expect(retryAddress(new TypeError(message), 2)).toBe(`${address}?again=2`);
});

test.each([
  ['Safari, which asks again by itself', new TypeError('Importing a module script failed.')],
  ['a bundler with a loader of its own', new Error(`Loading chunk 5 failed. (error: ${address})`)],
  ['a style sheet', new Error('Unable to preload CSS for /assets/lazyPages-1a2b.css')],
  ['no error at all', undefined],
])('%s keeps the address', (_, problem) => {
  expect(retryAddress(problem, 1)).toBeUndefined();
});
