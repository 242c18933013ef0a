import { expect, test } from 'vitest';
import { type FlipbookSettings, validateSettings } from '../engine/settings.ts';
import { readLoosely } from './readLoosely.ts';

/** Plain JavaScript may pass any value. */
function read(input: object) {
  return validateSettings({ width: 640, height: 600, ...input } as FlipbookSettings, readLoosely);
}

test.each([
  ['sizes as text', { width: '435', height: ' 5e2 ' }, { width: 435, height: 500 }],
  // As strings, '1000' sorts before '200'.
  ['limits as text', { size: 'stretch', minWidth: '200', maxWidth: '1000' }, { minWidth: 200, maxWidth: 1000 }],
  ['nonempty text as true', { showCover: 'true', drawShadow: 'false' }, { showCover: true, drawShadow: true }],
  ['empty text and null as false', { drawShadow: '', usePortrait: null }, { drawShadow: false, usePortrait: false }],
  ['0 and 1 as false and true', { autoSize: 0, showCover: 1 }, { autoSize: false, showCover: true }],
  ['undefined', { autoSize: undefined, flippingTime: undefined }, { autoSize: true, flippingTime: 1000 }],
  ['an invalid number', { swipeDistance: 'far' }, { swipeDistance: 30 }],
])('the drop-in converts settings, or uses the default: %s', (_, input, expected) => {
  expect(read(input)).toMatchObject(expected);
});
