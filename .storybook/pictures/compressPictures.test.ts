import { expect, test } from 'vitest';
import { uncompressed } from './compressPictures.ts';

test('every committed picture is compressed (npm run pictures compresses, Vitest alone does not)', () => {
  expect(uncompressed()).toEqual([]);
});
