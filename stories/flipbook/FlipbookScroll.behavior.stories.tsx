import { expect, waitFor } from 'storybook/test';
import { phone } from '../windows.ts';
import { behavior, plays } from './play/behavior.tsx';
import { frames, land, visiblePages } from './play/book.ts';
import { numberedProps } from './play/numberedPages.tsx';
import { ScrollPage } from './play/ScrollPage.tsx';

export default {
  title: 'Flipbook/Flipbook/Behavior/Scrolling pages',
  ...behavior,
  args: {
    ...numberedProps,
    children: [0, 1, 2, 3, 4, 5, 6, 7].map((number) => <ScrollPage key={number} number={number} />),
  },
};

/** Presses a key on the focused element. Returns whether the flipbook used it. */
const press = (key: string, init: KeyboardEventInit = {}): boolean =>
  !document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );

/** The largest `scrollTop` of a page. */
const maxScrollTop = (page: HTMLElement) => page.scrollHeight - page.clientHeight;

/**
 * Arrows scroll the page by a line, Space and the page keys by most of its height, Home and End to
 * its ends.
 */
export const KeysScroll = plays({ globals: phone }, async ({ root, canvas }) => {
  root.focus();
  const page = canvas.getByTestId('page 2');
  const scrollBy = async (key: string, scrolledPx: number, init?: KeyboardEventInit) => {
    await expect(press(key, init)).toBe(true);
    await expect(Math.round(page.scrollTop)).toBe(scrolledPx);
  };
  await scrollBy('ArrowDown', 40);
  await scrollBy('ArrowDown', 80);
  await scrollBy('ArrowUp', 40);
  await scrollBy(' ', 390);
  await scrollBy(' ', 40, { shiftKey: true });
  await scrollBy('PageDown', 390);
  await scrollBy('PageUp', 40);
  await scrollBy('End', maxScrollTop(page));
  await scrollBy('Home', 0);
  await expect(visiblePages(root)).toHaveLength(1);
});

/**
 * At the top of a page, PageUp and Home turn back; at the bottom, PageDown and End turn forward.
 * Left and right always turn.
 */
export const KeysTurnAtEitherEnd = plays({ globals: phone }, async ({ root, openPage }) => {
  root.focus();
  await expect(['ArrowUp', ' '].map((key) => press(key, { shiftKey: key === ' ' }))).toEqual([false, false]);
  for (const [key, page] of [
    ['PageUp', 1],
    ['ArrowRight', 2],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await expect(press(key)).toBe(true);
    await expect(await openPage()).toContain(`Page ${page}, `);
  }
  press('End');
  await expect(await openPage()).toContain('Page 1, ');
  await expect(['ArrowDown', ' '].map((key) => press(key))).toEqual([false, false]);
  // A held key stops at the end of the page.
  press('PageDown', { repeat: true });
  await expect(visiblePages(root)).toHaveLength(1);
  press('PageDown');
  await expect(await openPage()).toContain('Page 2, ');
});

/**
 * The focused page scrolls. Without focus, keys scroll the first page that can scroll down, or the
 * last that can scroll up.
 */
export const FocusedPageScrolls = plays({ args: { buttons: true } }, async ({ root, canvas, openPage }) => {
  const [left, right] = [canvas.getByTestId('page 2'), canvas.getByTestId('page 3')];
  const scrollTops = () => [left, right].map(({ scrollTop }) => Math.round(scrollTop));
  canvas.getByRole('button', { name: 'next' }).focus();
  // Space presses the button.
  await expect(press(' ')).toBe(false);
  press('End');
  press('ArrowDown');
  await expect(scrollTops()).toEqual([maxScrollTop(left), 40]);
  press('Home');
  await expect(scrollTops()).toEqual([maxScrollTop(left), 0]);
  // The browser itself scrolls the element with the focus.
  canvas.getByRole('link', { name: 'The end of page 3' }).focus({ preventScroll: true });
  await expect(press('ArrowDown')).toBe(false);
  await expect(press('PageDown')).toBe(false);
  await expect(right.scrollTop).toBe(0);
  await expect(visiblePages(root)).toHaveLength(2);
  right.scrollTo(0, maxScrollTop(right));
  await expect(press('PageDown')).toBe(true);
  await expect(await openPage()).toContain('Page 4, ');
});

/** A page starts at its top each time it opens. */
export const PageStartsAtItsTop = plays({ globals: phone }, async ({ root, canvas }) => {
  root.focus();
  press('End');
  const page = canvas.getByTestId('page 2');
  await waitFor(() => expect(page.scrollTop).toBe(maxScrollTop(page)));
  await frames(2);
  press('ArrowRight');
  await expect(page.scrollTop).toBe(maxScrollTop(page));
  await land(root);
  press('ArrowLeft');
  await expect(page.scrollTop).toBe(0);
  await land(root);
  await expect(page.scrollTop).toBe(0);
});
