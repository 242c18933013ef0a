import { afterEach, expect, test, vi } from 'vitest';
import { validateSettings } from '../engine/settings.ts';
import { createPageFlip } from './createPageFlip.ts';

const defaults = validateSettings({ width: 300, height: 400 });
const createUnmounted = () => createPageFlip({ book: () => null, settings: () => defaults, remove: () => undefined });

afterEach(() => vi.unstubAllGlobals());

test('the methods of an unmounted book return defaults and do nothing', () => {
  const { pageFlip } = createUnmounted();
  const { flip, flipNext, flipPrev, turnToPage, turnToNextPage, turnToPrevPage, update } = pageFlip;
  const calls = [() => flip(2), () => turnToPage(2), flipNext, flipPrev, turnToNextPage, turnToPrevPage, update];
  expect(calls.map((call) => call())).toEqual(calls.map(() => undefined));
  const { pages, getPageCollection, getPageCount, getCurrentPageIndex } = pageFlip;
  const numbers = [pages.currentPageIndex, getPageCollection().length, getPageCount(), getCurrentPageIndex()];
  expect(numbers).toEqual([0, 0, 0, 0]);
  expect(pageFlip).toMatchObject({ mousePosition: undefined, isUserMove: false });
  expect(pageFlip.getFlipController()).toBeUndefined();
  expect([pageFlip.getOrientation(), pageFlip.getState()]).toEqual(['landscape', 'read']);
  expect(pageFlip.getBoundsRect()).toEqual({ left: 0, top: 0, width: 0, height: 0, pageWidth: 0 });
  expect(pageFlip.getSettings()).toEqual(defaults);
});

test('emit reports an error in a handler, and calls the next handler', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const { pageFlip, emit } = createUnmounted();
  const failure = new Error('in a handler');
  const last = vi.fn();
  const failing = () => {
    throw failure;
  };
  pageFlip.on('flip', failing).on('flip', last);
  emit('flip', 2, failing);
  expect(reportError.mock.calls).toEqual([[failure], [failure]]);
  expect(last.mock.calls).toEqual([[{ data: 2, object: pageFlip }]]);
});

test('off removes all handlers of an event, and destroy those of all events', () => {
  const { pageFlip, emit } = createUnmounted();
  const handler = vi.fn();
  pageFlip.on('flip', handler).on('flip', handler).off('flip');
  emit('flip', 2);
  pageFlip.on('flip', handler).destroy();
  emit('flip', 2);
  expect(handler).not.toHaveBeenCalled();
});

test('isUserMove is true once the last press drags a page', () => {
  const { pageFlip, emit, notePress } = createUnmounted();
  const press = { clientX: 30, clientY: 40, currentTarget: { getBoundingClientRect: () => ({ left: 10, top: 15 }) } };
  notePress(press);
  emit('changeState', 'flipping');
  expect(pageFlip).toMatchObject({ mousePosition: { x: 20, y: 25 }, isUserMove: false });
  emit('changeState', 'user_fold');
  emit('changeState', 'flipping');
  expect(pageFlip.isUserMove).toBe(true);
  notePress(press);
  expect(pageFlip.isUserMove).toBe(false);
});

test.each([false, null, 0, 'none'])('emit skips a handler that is %o, which `condition && handler` may be', (value) => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  // Plain JavaScript may pass any value.
  createUnmounted().emit('flip', 2, value as never);
  expect(reportError).not.toHaveBeenCalled();
});
