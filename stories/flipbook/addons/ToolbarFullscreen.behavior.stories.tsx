import { useRef } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Toolbar } from '../../../src/flipbook/addons/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import { at } from '../../windows.ts';
import { behaviorOfToolbar, plays, type Story } from '../play/behaviorOfToolbar.tsx';
import { bookIn, frames, isOnTop, land } from '../play/book.ts';
import { numberedProps } from '../play/numberedPages.tsx';
import { ToolbarBook } from './ToolbarBook.tsx';

export default {
  title: 'Flipbook/Toolbar/Behavior/Full screen',
  ...behaviorOfToolbar,
};

/**
 * A fake fullscreen API, which needs no user gesture. As in Chromium, an element outside the fullscreen
 * element loses the focus.
 */
function fakeScreen() {
  const element = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(null);
  const show = (next: Element | null) => {
    element.mockReturnValue(next);
    // The DOM type is `Element`, but the focused element is always an HTML element here.
    if (next && !next.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  spyOn(document, 'exitFullscreen').mockImplementation(async () => show(null));
  const request = spyOn(Element.prototype, 'requestFullscreen').mockImplementation(async function (this: Element) {
    show(this);
  });
  return { show, request };
}

/**
 * The flipbook fills the screen and takes the focus. Afterward, the button has the focus, and arrow
 * keys turn.
 */
export const FlipbookFillsTheScreen = plays({}, async ({ root, button: getButton, expectPages }) => {
  const { request, show } = fakeScreen();
  const button = getButton('full screen');
  for (const leave of [() => show(null), () => button.click()]) {
    await userEvent.click(button);
    await expect(request.mock.contexts.at(-1)).toBe(root);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(root).toHaveFocus());
    await expect(root).toHaveAttribute('data-fills', 'screen');
    leave();
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(button).toHaveFocus();
    await expect(root).not.toHaveAttribute('data-fills');
  }
  await userEvent.keyboard('{ArrowRight}');
  await expectPages(4, 5);
});

/** If the browser refuses fullscreen, nothing changes. */
export const RefusedFullscreenChangesNothing = plays({}, async ({ root, button: getButton }) => {
  const { request } = fakeScreen();
  request.mockRejectedValue(new TypeError('refused'));
  const button = getButton('full screen');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toHaveFocus();
  await expect(root).not.toHaveAttribute('data-fills');
});

const edgesOf = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
};

const underAFooter: Story = {
  render: (args) => (
    <div style={{ transform: 'translate(40px, 30px)', overflow: 'hidden', blockSize: 300 }}>
      <ToolbarBook {...args} />
      <div style={{ position: 'relative', zIndex: 9 }}>Footer</div>
    </div>
  ),
};

/**
 * Without the fullscreen API, the flipbook fills the window. Escape and the button in a corner end
 * that.
 */
export const FlipbookFillsTheWindow = plays(underAFooter, async ({ root, button: getButton, expectPages }) => {
  spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('fullscreenchange'));
  const button = getButton('full screen');
  const [before, buttonBefore] = [edgesOf(root), edgesOf(button)];
  const { clientWidth, clientHeight } = document.documentElement;
  for (const leave of ['{Escape}', '{Enter}']) {
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(edgesOf(root)).toEqual([0, 0, clientWidth, clientHeight]);
    await frames(2);
    const [left = 0, top = 0, right = 0, bottom = 0] = edgesOf(bookIn(root));
    await expect([left + right, top + bottom]).toEqual([clientWidth, clientHeight]);
    await expect(isOnTop(bookIn(root))).toBe(true);
    await expect(isOnTop(button)).toBe(true);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await land(root);
    await userEvent.keyboard(leave);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect([edgesOf(root), edgesOf(button)]).toEqual([before, buttonBefore]));
    await expect(button).toHaveFocus();
  }
  await expectPages(6, 7);
});

/** If another handler uses Escape, for example to close a menu, the flipbook still fills the window. */
export const HandledEscapeKeepsTheWindowFilled = plays({}, async ({ root, button: getButton }) => {
  spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('fullscreenchange'));
  const button = getButton('full screen');
  await userEvent.click(button);
  button.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard('{Escape}');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(root).toHaveAttribute('data-fills', 'window');
  await userEvent.keyboard('{Escape}');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

/** A flipbook in a window whose height limits the pages. */
const inLowWindow = (size: 'fixed' | 'stretch', withFooter: boolean): Story => ({
  globals: at('low'),
  render: () => <FilledBook {...{ size, withFooter }} />,
});

function FilledBook({ size, withFooter }: { size: 'fixed' | 'stretch'; withFooter: boolean }) {
  const target = useRef<HTMLDivElement>(null);
  return (
    <FlipbookProvider>
      <div ref={target} style={{ padding: 10 }}>
        <Flipbook {...numberedProps} {...{ size }} buttons={!withFooter} />
        {withFooter && <div style={{ blockSize: 50 }}>Below</div>}
      </div>
      <Toolbar.Fullscreen target={withFooter ? target : undefined}>full screen</Toolbar.Fullscreen>
    </FlipbookProvider>
  );
}

/** Enlarged, the pages touch two opposite sides of the space, and nothing scrolls. */
const fitStory = (size: 'fixed' | 'stretch', withFooter: boolean) =>
  plays(inLowWindow(size, withFooter), async ({ root, button: getButton, hand, expectPages, canvas }) => {
    spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    document.dispatchEvent(new Event('fullscreenchange'));
    const before = edgesOf(bookIn(root));
    const { clientWidth, clientHeight } = document.documentElement;
    await userEvent.click(getButton('full screen'));
    const reservedHeight = withFooter ? 50 + 20 : canvas.getByRole('button', { name: 'next' }).offsetHeight + 8;
    const [width, height] = [clientWidth - (withFooter ? 20 : 0), clientHeight - reservedHeight];
    await waitFor(() => {
      const bounds = bookIn(root).getBoundingClientRect();
      expect(
        Math.max(bounds.width / width, bounds.height / height),
        `${bounds.width} x ${bounds.height} in ${width} x ${height}`,
      ).toBeCloseTo(1, 2);
    });
    const filledElement = root.closest('[data-fills]');
    await expect([filledElement?.scrollHeight, filledElement?.scrollWidth]).toEqual([clientHeight, clientWidth]);
    hand.dragAndRelease([0.98, 0.98], [0.8, 0.9], [0.2, 0.9]);
    await expectPages(4, 5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(edgesOf(bookIn(root))).toEqual(before));
  });

/** A stretched flipbook is as large as the window allows. */
export const StretchedBookFitsTheWindow = fitStory('stretch', false);
/** A stretched flipbook leaves space for other content of the same full-screen element. */
export const StretchedBookFitsBesideOtherContent = fitStory('stretch', true);
/** A flipbook of a fixed size is scaled to the window, and a drag still turns its pages. */
export const FixedBookIsScaledToTheWindow = fitStory('fixed', false);
/** A flipbook of a fixed size, too, leaves space for other content. */
export const FixedBookIsScaledBesideOtherContent = fitStory('fixed', true);
