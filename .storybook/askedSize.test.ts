import { expect, test } from 'vitest';
import { askedSize } from './askedSize.ts';

const parameters = { viewport: { options: { w320: { styles: { width: '320px', height: '568px' } } } } };

test.each([
  ['what it names', { value: 'w320', isRotated: false }, { width: 320, height: 568 }],
  ['on its side', { value: 'w320', isRotated: true }, { width: 568, height: 320 }],
  ['one that there is not', { value: 'w1', isRotated: false }, undefined],
  ['none', undefined, undefined],
])('a story that asks for %s', (_, viewport, size) => {
  expect(askedSize({ globals: viewport ? { viewport } : {}, parameters })).toEqual(size);
});
