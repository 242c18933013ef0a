import { expect, test } from 'vitest';
import { displayAddress } from './displayAddress.ts';

test.each<[string, string]>([
  ['https://www.example.com/tilekit/', 'example.com/tilekit'],
  ['https://example.com/2024-a-talk-about-slugs', 'example.com/2024-a-talk-about-slugs'],
  ['https://example.com/', 'example.com'],
  ['https://example.com/files/3f2a9c1d77e04b5aa0c1e2d3f4a5b6c7', 'example.com/files/…'],
  ['https://example.com/d/1AbCdEfGhIjKlMnOpQrStUv9/edit', 'example.com/d/…'],
  ['https://example.com/view?usp=1&token=3f2a9c1d77e04b5aa0c1e2d3', 'example.com/view/…'],
])('%j is displayed as %j', (address, expected) => {
  expect(displayAddress(address)).toEqual(expected);
});
