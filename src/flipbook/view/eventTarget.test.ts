import { expect, test, vi } from 'vitest';
import { isOnScrollbar } from './eventTarget.ts';

/** Chromium's measurements of a box of 216 px with 5 px borders and a 15 px scroll bar. */
const box = { clientWidth: 191, clientHeight: 106, scrollWidth: 191, scrollHeight: 500 };
const barOnTheRight = { ...box, clientLeft: 5 };
const barOnTheLeft = { ...box, clientLeft: 20 };

test.each([
  ['on a bar on the right', barOnTheRight, 200, true],
  ['beside it', barOnTheRight, 180, false],
  ['at the left edge, where no bar is', barOnTheRight, 3, false],
  ['on a bar on the left, as in right-to-left text', barOnTheLeft, 5, true],
  ['beside it', barOnTheLeft, 17, false],
  ['at the right edge, where no bar is', barOnTheLeft, 203, false],
  ['on the left border', barOnTheLeft, -3, false],
  ['where a bar lies over what scrolls and takes no room', { ...barOnTheRight, clientWidth: 206 }, 200, false],
  ['beside what scrolls nothing, as scaled text in a drawing', { ...barOnTheRight, overflowY: 'visible' }, 200, false],
])('a press %s', (_, element, offsetX, expected) => {
  vi.stubGlobal('getComputedStyle', (styled: object) => ({ borderLeftWidth: '5px', overflowY: 'auto', ...styled }));
  // A stand-in for an event: there is no document here.
  const event = { composedPath: () => [element], offsetX, offsetY: 50 } as unknown as MouseEvent;
  expect(isOnScrollbar(event)).toBe(expected);
  vi.unstubAllGlobals();
});
