import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../engine/settings.ts';
import { createPageFlip } from './createPageFlip.ts';

const settled = settings({ width: 300, height: 400 });
const nowhere = () => createPageFlip({ book: () => null, settings: () => settled, remove: () => undefined });

afterEach(() => vi.unstubAllGlobals());

test('a book that is not mounted answers, and does nothing', () => {
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

test('where a press was is known until the next, and whether it has dragged a page', () => {
  const { pageFlip, emit, notePress } = nowhere();
  const currentTarget = { getBoundingClientRect: () => ({ left: 100, top: 50 }) };
  const seen = () => [pageFlip.mousePosition, pageFlip.isUserMove];
  notePress({ clientX: 350, clientY: 60, currentTarget });
  expect(seen()).toEqual([{ x: 250, y: 10 }, false]);
  for (const data of ['user_fold', 'flipping', 'read'] as const) {
    emit({ name: 'changeState', data, first: undefined });
    expect(seen()).toEqual([{ x: 250, y: 10 }, true]);
  }
  notePress({ clientX: 100, clientY: 50, currentTarget });
  emit({ name: 'changeState', data: 'flipping', first: undefined });
  expect(seen()).toEqual([{ x: 0, y: 0 }, false]);
});

test('the handler among the props is called first', () => {
  const order: string[] = [];
  const { pageFlip, emit } = nowhere();
  pageFlip.on('changeState', () => order.push('on'));
  emit({ name: 'changeState', data: 'read', first: () => order.push('prop') });
  expect(order).toEqual(['prop', 'on']);
});

test('an event calls its own handlers alone, and none after off or destroy', () => {
  const remove = vi.fn();
  const { pageFlip, emit } = createPageFlip({ book: () => null, settings: () => settled, remove });
  const received: unknown[] = [];
  const receive = ({ data }: { data: unknown }) => received.push(data);
  pageFlip.on('flip', receive).on('changeOrientation', receive);
  const emitBoth = (page: number) => {
    emit({ name: 'flip', data: page, first: undefined });
    emit({ name: 'changeOrientation', data: 'portrait', first: undefined });
  };
  emitBoth(1);
  pageFlip.off('flip');
  emitBoth(2);
  pageFlip.destroy();
  emitBoth(3);
  expect(received).toEqual([1, 'portrait', 'portrait']);
  expect(remove).toHaveBeenCalledTimes(1);
});
