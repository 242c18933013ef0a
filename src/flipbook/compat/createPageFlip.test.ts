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
    page: pageFlip.getCurrentPageIndex(),
    orientation: pageFlip.getOrientation(),
    state: pageFlip.getState(),
    bounds: pageFlip.getBoundsRect(),
    settings: pageFlip.getSettings(),
  }).toEqual({
    count: 0,
    page: 0,
    orientation: 'landscape',
    state: 'read',
    bounds: { left: 0, top: 0, width: 0, height: 0, pageWidth: 0 },
    settings: settled,
  });
});

test('a handler that throws is reported, and keeps nobody else from being told', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const { pageFlip, tell } = nowhere();
  const failure = new Error('in a handler');
  const last = vi.fn();
  const failing = () => {
    throw failure;
  };
  pageFlip.on('flip', failing).on('flip', last);
  tell({ name: 'flip', data: 2, first: failing });
  expect(reportError.mock.calls).toEqual([[failure], [failure]]);
  expect(last.mock.calls).toEqual([[{ data: 2, object: pageFlip }]]);
});

test('the handler among the props is told first', () => {
  const order: string[] = [];
  const { pageFlip, tell } = nowhere();
  pageFlip.on('changeState', () => order.push('on'));
  tell({ name: 'changeState', data: 'read', first: () => order.push('prop') });
  expect(order).toEqual(['prop', 'on']);
});

test('an event is heard by those who asked for it alone, and by nobody after off or destroy', () => {
  const remove = vi.fn();
  const { pageFlip, tell } = createPageFlip({ book: () => null, settings: () => settled, remove });
  const heard: unknown[] = [];
  const hear = ({ data }: { data: unknown }) => heard.push(data);
  pageFlip.on('flip', hear).on('changeOrientation', hear);
  const tellBoth = (page: number) => {
    tell({ name: 'flip', data: page, first: undefined });
    tell({ name: 'changeOrientation', data: 'portrait', first: undefined });
  };
  tellBoth(1);
  pageFlip.off('flip');
  tellBoth(2);
  pageFlip.destroy();
  tellBoth(3);
  expect(heard).toEqual([1, 'portrait', 'portrait']);
  expect(remove).toHaveBeenCalledTimes(1);
});
