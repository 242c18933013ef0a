import { expect, test } from 'vitest';
import { retryAddress } from './importAgain.ts';

const address = 'https://example.com/assets/lazyPages-1a2b.js';

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`],
  ['Firefox', `error loading dynamically imported module: ${address}`],
  ['a second retry', `Failed to fetch dynamically imported module: ${address}?again=1`],
])('%s gets a new address', (_, message) => {
  expect(retryAddress(new TypeError(message), 2)).toBe(`${address}?again=2`);
});

test.each([
  ['Safari, which retries by itself', new TypeError('Importing a module script failed.')],
  ['a bundler with its own loader', new Error(`Loading chunk 5 failed. (error: ${address})`)],
  ['a style sheet', new Error('Unable to preload CSS for /assets/lazyPages-1a2b.css')],
  ['a missing error', undefined],
])('%s keeps the address', (_, problem) => {
  expect(retryAddress(problem, 1)).toBeUndefined();
});
