import { expect, test } from 'vitest';
import { uncompressedPictures } from './compressPictures.ts';

test('every committed picture is compressed (npm run pictures compresses, Vitest alone does not)', () => {
  expect(uncompressedPictures()).toEqual([]);
});
