import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../engine/settings.ts';
import { createPageFlip } from './createPageFlip.ts';

const settled = settings({ width: 300, height: 400 });
const nowhere = () => createPageFlip({ book: () => null, settings: () => settled, remove: () => undefined });

afterEach(() => vi.unstubAllGlobals());

test('the methods of an unmounted book return defaults and do nothing', () => {
  const { pageFlip } = nowhere();
  for (const move of [pageFlip.flipNext, pageFlip.flipPrev, pageFlip.turnToNextPage, pageFlip.turnToPrevPage]) {
    expect(move()).toBeUndefined();
  }
  pageFlip.flip(2);
  pageFlip.turnToPage(2);
  pageFlip.update();
  expect({
    count: pageFlip.getPageCount(),
    insides: [pageFlip.pages.currentPageIndex, pageFlip.getPageCollection().length, pageFlip.getFlipController()],
    press: [pageFlip.mousePosition, pageFlip.isUserMove],
    page: pageFlip.getCurrentPageIndex(),
    orientation: pageFlip.getOrientation(),
    state: pageFlip.getState(),
    bounds: pageFlip.getBoundsRect(),
    settings: pageFlip.getSettings(),
  }).toEqual({
    count: 0,
    insides: [0, 0, undefined],
    press: [undefined, false],
    page: 0,
    orientation: 'landscape',
    state: 'read',
    bounds: { left: 0, top: 0, width: 0, height: 0, pageWidth: 0 },
    settings: settled,
  });
});

test('a handler that throws is reported, and the next is called', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const { pageFlip, emit } = nowhere();
  const failure = new Error('in a handler');
  const last = vi.fn();
  const failing = () => {
    throw failure;
  };
  pageFlip.on('flip', failing).on('flip', last);
  emit({ name: 'flip', data: 2, first: failing });
  expect(reportError.mock.calls).toEqual([[failure], [failure]]);
  expect(last.mock.calls).toEqual([[{ data: 2, object: pageFlip }]]);
});
