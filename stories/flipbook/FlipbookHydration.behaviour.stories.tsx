import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import type { FlipbookProps } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviour, type Story } from './play/behaviour.tsx';
import { bookIn, pageBoxes, rootIn } from './play/bookParts.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Hydration',
  tags: ['!autodocs'],
  ...behaviour,
  args: { 'aria-label': 'Numbers', width: 300, height: 400, children: numberedPages(8) },
  render: () => <div data-testid="room" />,
};

/** What is to be seen of a book, and where, to the hundredth of a pixel. */
function sight(room: HTMLElement) {
  const root = rootIn(room);
  const { left, top, width, height } = bookIn(root).getBoundingClientRect();
  const pages = pageBoxes(root).flatMap((box) => {
    const at = box.getBoundingClientRect();
    const seen = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    return seen && box.contains(seen) ? [[box.textContent, at.left, at.top, at.width, at.height]] : [];
  });
  return JSON.parse(JSON.stringify([[left, top, width, height], root.offsetHeight, ...pages]), (_, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );
}

/** Draws the book as a server does, lets React take it over, and gives what was to be seen before and after. */
async function takenOver(room: HTMLElement, props: FlipbookProps) {
  const book = (
    <StrictMode>
      <Flipbook {...props} />
    </StrictMode>
  );
  room.innerHTML = renderToString(book);
  const before = sight(room);
  const tree = hydrateRoot(room, book);
  await waitFor(() => expect(rootIn(room)).toHaveAttribute('data-state', 'read'));
  const after = sight(room);
  tree.unmount();
  return { before, after };
}

const books: Record<string, Partial<FlipbookProps>> = {
  'two pages': {},
  'a cover': { showCover: true },
  'an odd page': { startPage: 3 },
  'read from right to left': { direction: 'rtl', startPage: 2 },
  'a cover, read from right to left': { direction: 'rtl', showCover: true },
  'two pages wherever it is': { usePortrait: false },
  stretched: { size: 'stretch', minWidth: 200, maxWidth: 450 },
  'stretched, as high as it may be': { size: 'stretch', minWidth: 200, maxWidth: 450, maxHeight: 360, startPage: 5 },
  'stretched, two pages wherever it is': { size: 'stretch', minWidth: 150, maxWidth: 450, usePortrait: false },
};

/** Nothing moves when the script takes over what the server sent, in whatever room. */
export const NoLayoutShift: Story = {
  play: async ({ args, canvas, step }) => {
    const room = canvas.getByTestId('room');
    for (const width of [1000, 600, 599, 401, 400, 320]) {
      room.style.width = `${width}px`;
      for (const [title, props] of Object.entries(books)) {
        await step(`${title}, in ${width} px`, async () => {
          const { before, after } = await takenOver(room, { ...args, ...props });
          await expect(before).toEqual(after);
          await expect(before.length).toBeGreaterThan(2);
        });
      }
    }
  },
};

const ownSizes: Record<string, Partial<FlipbookProps>> = {
  'no book': { children: [] },
  'no book, and no size of its own': { children: [], autoSize: false },
  'no size of its own': { autoSize: false },
  'as high as its room': { autoSize: false, style: { height: '100%' } },
  'a margin above': { autoSize: false, style: { marginTop: 12 } },
  'two buttons': { autoSize: false, buttons: true },
  'two buttons, as high as its room': { autoSize: false, buttons: true, style: { height: '100%' } },
  'stretched, as high as its room': {
    size: 'stretch',
    minWidth: 100,
    autoSize: false,
    style: { height: '100%' },
  },
  'stretched, as high as it may be': {
    size: 'stretch',
    minWidth: 100,
    maxHeight: 240,
    autoSize: false,
    style: { height: '100%' },
  },
  'stretched, no height': { size: 'stretch', minWidth: 100, minHeight: 140, autoSize: false },
};

/** A book that takes its size from its element begins at that element's top, before the script and after. */
export const OwnSize: Story = {
  play: async ({ args, canvas, step }) => {
    const room = canvas.getByTestId('room');
    for (const [width, height] of [
      [700, 500],
      [400, 420],
      [700, 300],
    ]) {
      Object.assign(room.style, { width: `${width}px`, height: `${height}px` });
      for (const [title, props] of Object.entries(ownSizes)) {
        await step(`${title}, in ${width} x ${height} px`, async () => {
          const { before, after } = await takenOver(room, { ...args, ...props });
          await expect(before).toEqual(after);
        });
      }
    }
  },
};

/** A size that the reader's class gives is the book's from the first moment, where attributes cannot say it. */
export const SizesFromKnobs: Story = {
  play: async ({ args, canvas }) => {
    const room = canvas.getByTestId('room');
    room.style.cssText = '--flipbook-page-width: 300px; --flipbook-page-height: 400px';
    const { before, after } = await takenOver(room, args);
    await expect(before).toEqual(after);
  },
};
