import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import { Flipbook } from '../../src/index.ts';
import { handle } from './play/behaviour.tsx';
import { animationsOf, land, rootIn, visiblePages } from './play/book.ts';
import { copiedSheets, InAShadowRoot } from './play/InAShadowRoot.tsx';
import { numberedPages } from './play/numberedPages.tsx';

/** A flipbook that React renders into another window's document. */
function InAnotherWindow({ isDropIn }: { isDropIn: boolean }) {
  const Book = isDropIn ? HTMLFlipBook : Flipbook;
  const [body, setBody] = useState<HTMLElement>();
  const enter = (frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument;
    if (!inner || body) return;
    inner.head.append(...copiedSheets());
    setBody(inner.body);
  };
  const book = (
    <Book aria-label="Numbers" width={200} height={260} flippingTime={60_000} keyboard>
      {numberedPages(6)}
    </Book>
  );
  return (
    <>
      <iframe title="Another window" width="700" height="400" ref={enter} />
      {body && createPortal(book, body)}
    </>
  );
}

export default {
  title: 'Flipbook/Flipbook/Behaviour/Another window',
  tags: ['!autodocs', 'behaviour'],
  component: InAnotherWindow,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isDropIn: false },
} satisfies Meta<typeof InAnotherWindow>;

type Story = StoryObj<typeof InAnotherWindow>;

/** The other window and its flipbook, which starts a turn once it has rendered. */
async function turning(frame: HTMLIFrameElement) {
  const other = frame.contentWindow;
  if (!other) throw new Error('The frame has no window.');
  const frames = async (count: number): Promise<void> => {
    for (let remaining = count; remaining > 0; remaining -= 1)
      await new Promise((resolve) => other.requestAnimationFrame(resolve));
  };
  await frames(4);
  const root = rootIn(other.document.body);
  const requestFrame = spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  return { root, frames, requestFrame };
}

/** A turn uses the clock of the flipbook's own window, even if the script's paints no frames. */
export const TurnUsesTheOtherWindowsClock: Story = {
  name: "Turn Uses The Other Window's Clock",
  // In a window that paints no frames, a `ResizeObserver` never reports.
  beforeEach: () => void spyOn(ResizeObserver.prototype, 'observe').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Another window');
    const { root, frames } = await turning(frame);
    await frames(3);
    const times = animationsOf(root).map(({ currentTime }) => Number(currentTime));
    await expect(times.length).toBeGreaterThan(3);
    await expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
    await expect(Math.max(...times)).toBeLessThan(30_000);
    await expect(animationsOf(root)[0]?.startTime).not.toBeNull();
    frame.width = '350';
    await frames(3);
    await expect(root).toHaveAttribute('data-orientation', 'portrait');
    await expect(visiblePages(root)).toEqual(['Page 2']);
  },
};

/** In a shadow root, too, the flipbook takes the focus from a page that goes out of sight. */
export const FlipbookTakesFocusInAShadowRoot: Story = {
  render: () => (
    <InAShadowRoot mode="open">
      <Flipbook width={200} height={260} ref={handle}>
        <button type="button">a</button>
        <button type="button">b</button>
        <button type="button">c</button>
      </Flipbook>
    </InAShadowRoot>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(handle.current).not.toBeNull());
    const root = handle.current?.getElement();
    root?.querySelector('button')?.focus();
    await handle.current?.turnToPage(2);
    await expect(canvas.getByTitle('Shadow').shadowRoot?.activeElement).toBe(root);
  },
};

/** In another window, too, a turn updates the classes of the drop-in's pages. */
export const ClassesFollowATurn: Story = {
  args: { isDropIn: true },
  play: async ({ canvas }) => {
    const { root, requestFrame } = await turning(canvas.getByTitle<HTMLIFrameElement>('Another window'));
    requestFrame.mockRestore();
    await land(root);
    const visiblePages = root.querySelectorAll('[data-part=page]:not([hidden]) .stf__item');
    const sides = [...visiblePages].map(({ classList }) =>
      ['--left', '--right'].filter((side) => classList.contains(side)),
    );
    await expect(sides).toEqual([['--left'], ['--right']]);
  },
};
