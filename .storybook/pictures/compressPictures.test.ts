import { expect, test } from 'vitest';
import { uncompressedPictures } from './compressPictures.ts';

test('every committed picture is compressed (if not, run npm run pictures)', () => {
  expect(uncompressedPictures()).toEqual([]);
});
