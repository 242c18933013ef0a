import { expect, test, vi } from 'vitest';
import { isOnScrollbar } from './eventTarget.ts';

/** Chromium's measurements of a box of 216 px with 5 px borders and a 15 px scroll bar. */
const box = { clientWidth: 191, clientHeight: 106, scrollWidth: 191, scrollHeight: 500 };
const barOnTheRight = { ...box, clientLeft: 5 };
const barOnTheLeft = { ...box, clientLeft: 20 };

test.each([
  ['on a bar on the right', barOnTheRight, 200, true],
  ['beside a bar on the right', barOnTheRight, 180, false],
  ['at the left edge without a bar', barOnTheRight, 3, false],
  ['on a bar on the left, as in right-to-left text', barOnTheLeft, 5, true],
  ['beside a bar on the left', barOnTheLeft, 17, false],
  ['at the right edge without a bar', barOnTheLeft, 203, false],
  ['on the left border', barOnTheLeft, -3, false],
  ['on an overlay bar, which takes no space', { ...barOnTheRight, clientWidth: 206 }, 200, false],
  ['beside content that does not scroll', { ...barOnTheRight, overflowY: 'visible' }, 200, false],
])('isOnScrollbar tells whether a press is on a scroll bar: %s', (_, element, offsetX, expected) => {
  vi.stubGlobal('getComputedStyle', (styled: object) => ({ borderLeftWidth: '5px', overflowY: 'auto', ...styled }));
  // A stand-in for an event: there is no document here.
  const event = { composedPath: () => [element], offsetX, offsetY: 50 } as unknown as MouseEvent;
  expect(isOnScrollbar(event)).toBe(expected);
  vi.unstubAllGlobals();
});
