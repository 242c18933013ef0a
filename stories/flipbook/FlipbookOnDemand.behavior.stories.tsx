import { createRef, type ReactElement, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import HTMLFlipBook, { type HTMLFlipBookRef } from '../../src/flipbook/compat.tsx';
import { Flipbook } from '../../src/index.ts';
import { behaviorWithHandlers, handle, handlers, type Props, plays } from './play/behavior.tsx';
import { frames, land, pageBoxes, visiblePages } from './play/book.ts';
import { change, useChanges } from './play/change.ts';
import { numberedPages } from './play/numberedPages.tsx';

/** A button that counts its presses until its page unmounts. */
function CountingPage({ index }: { index: number }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Page ${index}, ${count}`}
    </button>
  );
}

const renderPage = (index: number): ReactElement => (
  <div data-density={index === 700 ? 'hard' : undefined} style={{ background: '#f7e6c4' }}>
    <CountingPage index={index} />
  </div>
);

export default {
  title: 'Flipbook/Flipbook/Behavior/Pages on demand',
  ...behaviorWithHandlers,
  render: ({ overscan }: Props) => (
    <Flipbook
      ref={handle}
      {...handlers}
      aria-label="Numbers"
      width={300}
      height={400}
      pageCount={2000}
      renderPage={renderPage}
      startPage={1000}
      pageLabel={(index) => (index < 4 ? ['Cover', 'ii', 'iii', 'iv'][index] : undefined)}
      overscan={overscan}
    />
  ),
};

const mountedPages = (root: HTMLElement) => pageBoxes(root).map((box) => Number(box.dataset.index));
const status = (root: HTMLElement) => root.querySelector('[role="status"]');

/** Only pages near the open spread mount, even of 2,000. They keep their state while near. */
export const OnlyNearPagesMount = plays(async ({ root, canvas, turn }) => {
  await waitFor(() => expect(mountedPages(root)).toEqual([998, 999, 1000, 1001, 1002, 1003]));
  await expect(root.querySelector('[role="group"]')).toHaveAttribute('aria-label', '999 of 2000');
  await expect(visiblePages(root)).toEqual(['Page 1000, 0', 'Page 1001, 0']);
  canvas.getByRole('button', { name: 'Page 1000, 0' }).click();
  for (const [spot, open] of [
    [0.75, ['Page 1002, 0', 'Page 1003, 0']],
    [0.25, ['Page 1000, 1', 'Page 1001, 0']],
    [0.75, ['Page 1002, 0', 'Page 1003, 0']],
    [0.75, ['Page 1004, 0', 'Page 1005, 0']],
    [0.25, ['Page 1002, 0', 'Page 1003, 0']],
    [0.25, ['Page 1000, 0', 'Page 1001, 0']],
  ] as const) {
    await turn([spot, 0.9]);
    await expect(visiblePages(root)).toEqual(open);
  }
  await expect(status(root)).toHaveTextContent('Pages 1001 and 1002 of 2000');
});

/**
 * The target pages of a jump mount before its first frame, and only mounted pages riffle. A hard page
 * turns as a board.
 */
export const JumpTargetsMountFirst = plays(async ({ root, canvas, openPage }) => {
  await waitFor(() => expect(mountedPages(root)).toHaveLength(6));
  canvas.getByRole('button', { name: 'Page 1000, 0' }).focus();
  await expect(handle.current?.turnToPage(500)).resolves.toBe('landed');
  await expect(visiblePages(root)).toEqual(['Page 500, 0', 'Page 501, 0']);
  await expect(root).toHaveFocus();
  await waitFor(() => expect(status(root)).toHaveTextContent('Pages 501 and 502 of 2000'));
  const jump = handle.current?.flip(700);
  await frames(1);
  const visibleIndexes = [500, 501, 502, 503, 698, 699, 700, 701];
  await expect(visiblePages(root)).toEqual(visibleIndexes.map((page) => `Page ${page}, 0`));
  await expect(root.querySelectorAll('[data-turning="hard"]')).toHaveLength(6);
  await expect(mountedPages(root)).toHaveLength(12);
  await expect(await openPage()).toBe('Page 700, 0');
  await expect(jump).resolves.toBe('landed');
  void handle.current?.turnToPage(3);
  await waitFor(() => expect(status(root)).toHaveTextContent('Pages 3 and 4 of 2000: iii, iv'));
  await expect(canvas.getByRole('group', { name: 'iv' })).toBeVisible();
});

/** Quick key presses never show blank paper: in every frame, all visible pages are mounted. */
export const QuickKeysShowNoBlankPage = plays({ args: { overscan: 0 } }, async ({ root }) => {
  root.focus();
  for (let press = 0; press < 40; press += 1) {
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await frames(1);
    const boxes = pageBoxes(root).filter((box) => !box.hidden);
    await expect(boxes.every((box) => box.textContent?.startsWith(`Page ${box.dataset.index}`))).toBe(true);
    await expect(boxes.length).toBeGreaterThanOrEqual(2);
  }
  await land(root);
  await expect(visiblePages(root)).toEqual(['Page 1080, 0', 'Page 1081, 0']);
});

const dropIn = createRef<HTMLFlipBookRef>();

function DropInFrom(props: { first: number }) {
  const { first } = useChanges(props);
  return (
    <HTMLFlipBook ref={dropIn} width={200} height={260} startPage={4} renderWindow={2}>
      {numberedPages(24 - first, first)}
    </HTMLFlipBook>
  );
}

/** In the drop-in, `renderWindow` mounts the pages near the open ones, even after pages are inserted. */
export const RenderWindowMountsNearPages = plays(
  { args: { onInit: undefined }, render: () => <DropInFrom first={0} /> },
  async ({ root, canvas, expectPages }) => {
    const pages = () => [...root.querySelectorAll('.stf__item')].map((page) => page.textContent);
    await waitFor(() => expect(pages()).toEqual(['Page 2', 'Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7']));
    const openPage = canvas.getByText('Page 4');
    await change({ first: -2 });
    await waitFor(() => expect(dropIn.current?.pageFlip().getCurrentPageIndex()).toBe(6));
    await expect(canvas.getByText('Page 4')).toBe(openPage);
    await expectPages(4, 5);
    dropIn.current?.pageFlip().turnToPage(20);
    await waitFor(() => expect(pages()).toEqual(['Page 16', 'Page 17', 'Page 18', 'Page 19', 'Page 20', 'Page 21']));
  },
);

const renderNumber = fn((index: number): ReactElement => <p>{index}</p>);

/** If `renderPage` throws while the flipbook reads a page's density, the page still turns. */
export const ThrowingPageStillTurns = plays(
  {
    args: { onInit: undefined },
    render: () => (
      <Flipbook ref={handle} width={300} height={400} flippingTime={50} pageCount={100} renderPage={renderNumber} />
    ),
  },
  async ({ root }) => {
    renderNumber.mockImplementationOnce(() => {
      throw new Error('thrown by a page of a story');
    });
    void handle.current?.flip(50);
    await waitFor(() => expect(visiblePages(root)).toEqual(['50', '51']));
  },
);
