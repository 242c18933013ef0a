import { expect, test } from 'vitest';
import { type FlipbookSettings, settings } from '../engine/settings.ts';
import { readLoosely } from './readLoosely.ts';

/** Plain JavaScript has no types to prevent this. */
function read(input: object) {
  return settings({ width: 640, height: 600, ...input } as FlipbookSettings, readLoosely);
}

test.each([
  [
    { width: '435', height: ' 5e2 ' },
    { width: 435, height: 500 },
  ],
  [
    { flippingTime: '800', maxShadowOpacity: '0.5', startZIndex: '5', swipeDistance: '20' },
    { flippingTime: 800, maxShadowOpacity: 0.5, startZIndex: 5, swipeDistance: 20 },
  ],
  // As strings, '1000' sorts before '200'.
  [
    { size: 'stretch', minWidth: '200', maxWidth: '1000' },
    { minWidth: 200, maxWidth: 1000 },
  ],
  [
    { showCover: 'true', usePortrait: 'false', autoSize: 1 },
    { showCover: true, usePortrait: true, autoSize: true },
  ],
  [
    { drawShadow: '', autoSize: 0, usePortrait: null },
    { drawShadow: false, autoSize: false, usePortrait: false },
  ],
  [
    { autoSize: undefined, flippingTime: undefined },
    { autoSize: true, flippingTime: 1000 },
  ],
  [{ swipeDistance: 'far' }, { swipeDistance: 30 }],
])('settings are read as react-pageflip reads them: %o', (input, expected) => {
  expect(read(input)).toMatchObject(expected);
});
