import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { HTMLFlipBookRef } from '../../src/flipbook/compat.tsx';
import { asMedium } from './play/asMedium.ts';
import { BesidePeer } from './play/BesidePeer.tsx';
import { frames } from './play/frames.ts';
import { expectSameBoxes } from './play/roomBoxes.ts';
import rooms from './play/rooms.module.css';
import userPages from './play/userPages.module.css';

const book = createRef<HTMLFlipBookRef>();
const peer = createRef<HTMLFlipBookRef>();

/** Pages that any style sheet may find by their class. */
function leaves(count: number, className = '') {
  return Array.from({ length: count }, (_, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number here
    <div key={number} className={className} data-leaf="">
      Page {number}
    </div>
  ));
}

/** Plain JavaScript has no types to hold it back. */
function untyped(settings: object): Pick<Parameters<typeof BesidePeer>[0], 'width' | 'height'> {
  return settings as Pick<Parameters<typeof BesidePeer>[0], 'width' | 'height'>;
}

const meta = {
  title: 'Flipbook/Drop-in/Beside react-pageflip',
  tags: ['!autodocs'],
  component: BesidePeer,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { width: 200, height: 260, flippingTime: 100, book, peer, children: leaves(6) },
} satisfies Meta<typeof BesidePeer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** page-flip writes a style sheet into the page, in no layer. Both books look and turn as if they were alone. */
export const OnOnePage: Story = {
  play: async ({ canvas, step }) => {
    const ours = canvas.getByTestId('ours');
    await step('The pages that are open are in sight; the others have no size', async () => {
      await expectSameBoxes(canvas.getByTestId('peer'), ours);
      const sizes = [...ours.querySelectorAll('[data-part=page][hidden]')].map((box) => box.getBoundingClientRect());
      await expect(sizes.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([0, 0]));
      await expect(getComputedStyle(ours.querySelectorAll('.stf__item')[4] ?? ours).display).toBe('block');
    });
    await step('Pages turn', async () => {
      for (const { current } of [book, peer]) current?.pageFlip().flipNext();
      await waitFor(() => expect(book.current?.pageFlip().getCurrentPageIndex()).toBe(2));
      await waitFor(() => expect(peer.current?.pageFlip().getCurrentPageIndex()).toBe(2));
      await expectSameBoxes(canvas.getByTestId('peer'), ours);
    });
  },
};

/** Sizes and other numbers written as texts are read as numbers. */
export const NumbersAsTexts: Story = {
  args: untyped({ width: '180', height: '240', flippingTime: '80', swipeDistance: '10' }),
  play: async ({ canvas }) => {
    await expectSameBoxes(canvas.getByTestId('peer'), canvas.getByTestId('ours'));
  },
};

/** On paper there is every page of the drop-in, once, one below the other. */
export const PrintedOnOnePage: Story = {
  play: async ({ canvas }) => {
    const ours = canvas.getByTestId('ours');
    await waitFor(() => expect(ours.querySelectorAll('.stf__item')).toHaveLength(6));
    const restore = asMedium('print');
    try {
      const boxes = [...ours.querySelectorAll('[data-leaf]')].map((leaf) => leaf.getBoundingClientRect());
      const first = boxes[0]?.top ?? 0;
      await expect(boxes.map(({ top }) => Math.round(top - first))).toEqual(
        [0, 1, 2, 3, 4, 5].map((page) => page * 260),
      );
      await expect(boxes.map(({ width, height }) => [width, height])).toEqual(Array(6).fill([200, 260]));
    } finally {
      restore();
    }
  },
};

/** What both books say that they show. */
const openPages = () => [peer, book].map(({ current }) => current?.pageFlip()?.getCurrentPageIndex());

const opensAt = (startPage: unknown, page: number): Story => ({
  args: { ...untyped({ width: 200, height: 260, startPage }) },
  play: () => waitFor(() => expect(openPages()).toEqual([page, page])),
});

export const StartPageInside: Story = opensAt(3, 2);

/** A book that has no page of that number opens at its first. */
export const StartPageOutside: Story = opensAt(99, 0);

export const StartPageAsText: Story = opensAt('3', 0);

/** Something that another render brings. */
function Later({ children }: { children: (isThere: boolean) => ReactNode }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      {children(isThere)}
      <button type="button" onClick={() => setIsThere(true)}>
        Load
      </button>
    </>
  );
}

/** Before there are pages there is no book. It opens at its start page when they come, and tells then that it is there. */
export const PagesThatComeLater: Story = {
  args: { startPage: 3, onInit: fn() },
  render: ({ children, ...args }) => (
    <Later>{(isThere) => <BesidePeer {...args}>{isThere ? children : []}</BesidePeer>}</Later>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const heights = ['peer', 'ours'].map((name) => canvas.getByTestId(name).offsetHeight);
    await expect(heights).toEqual([0, 0]);
    await frames(3);
    await expect(args.onInit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expectSameBoxes(canvas.getByTestId('peer'), canvas.getByTestId('ours'));
    await waitFor(() => expect(openPages()).toEqual([2, 2]));
    await waitFor(() => expect(args.onInit).toHaveBeenCalledTimes(2));
  },
};

/** What apps read of page-flip's insides is there to be read, and is the same. */
export const InsidesToBeRead: Story = {
  args: { startPage: 2 },
  play: async ({ step }) => {
    const insides = () =>
      [peer, book].map(({ current }) => {
        const { pages, getPageCollection } = current?.pageFlip() ?? {};
        const list = getPageCollection?.call(current?.pageFlip());
        return [pages?.currentPageIndex, list?.getPageCount(), list?.getCurrentPageIndex(), list === pages];
      });
    await waitFor(() => expect(insides()).toEqual(Array(2).fill([2, 6, 2, true])));
    await step('They follow a turn', async () => {
      for (const { current } of [book, peer]) current?.pageFlip().turnToPage(4);
      await waitFor(() => expect(insides()).toEqual(Array(2).fill([4, 6, 4, true])));
    });
    await expect(book.current?.pageFlip().pages).toHaveLength(6);
  },
};

/** A parent that destroys the book as its effects are taken away, and two books with it. */
function Careful(props: ComponentProps<typeof BesidePeer>) {
  useEffect(() => {
    const mounted = [book.current, peer.current];
    return () => {
      for (const handle of mounted) handle?.pageFlip()?.destroy();
    };
  }, []);
  return <BesidePeer {...props} />;
}

/** `StrictMode` takes effects away once and brings them back: the book is there again, and turns. */
export const DestroyedInACleanup: Story = {
  // React does so only with what is put into a tree that is there already.
  render: (args) => (
    <StrictMode>
      <Later>{(isThere) => isThere && <Careful {...args} />}</Later>
    </StrictMode>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expectSameBoxes(canvas.getByTestId('peer'), canvas.getByTestId('ours'));
    for (const { current } of [book, peer]) current?.pageFlip().flipNext();
    await waitFor(() => expect(openPages()).toEqual([2, 2]));
  },
};

/** The boxes of one book after the other, each beside react-pageflip's. */
const SameBoxes: Story = {
  play: ({ canvas }) => expectSameBoxes(canvas.getByTestId('peer'), canvas.getByTestId('ours')),
};

/** In an element wider than it is, the book lies at its start; your style sheet centres it, or does not. */
export const InAWideRoom: Story = SameBoxes;

/** Where one page has room, its element keeps the page's proportion, and the page lies in its middle. */
export const InANarrowRoom: Story = { ...SameBoxes, args: { room: rooms.narrow } };

export const StretchedInANarrowRoom: Story = {
  ...SameBoxes,
  args: { room: rooms.narrow, size: 'stretch', minWidth: 160, maxWidth: 250, minHeight: 420 },
};

const off = { autoSize: false };

/** Without `autoSize`, a book in a flex row is as wide as its content: as one page. */
export const OffInAFlexRow: Story = { ...SameBoxes, args: { ...off, room: rooms.flex } };

export const OffInAFlexColumn: Story = { ...SameBoxes, args: { ...off, room: rooms.column } };

export const OffInAGrid: Story = { ...SameBoxes, args: { ...off, room: rooms.grid } };

/** An element that is sized by its content gets the width of a page, with a shadow around it. */
export const OffInAShadowedBox: Story = { ...SameBoxes, args: { ...off, room: rooms.shadowed } };

/** Without `autoSize` the book lies in the middle of the height it is given, and is no higher. */
export const OffInAHighRoom: Story = {
  ...SameBoxes,
  args: { ...off, room: rooms.high, size: 'stretch', minWidth: 100, maxWidth: 500, minHeight: 100 },
};

export const InAShadowedBox: Story = { ...SameBoxes, args: { room: rooms.shadowed } };

/** No page breaks over columns of text. */
export const InColumnsOfText: Story = { ...SameBoxes, args: { room: rooms.columns } };

/** Lines from top to bottom change nothing. */
export const InVerticalLines: Story = { ...SameBoxes, args: { room: rooms.vertical } };

export const InVerticalLinesFromTheLeft: Story = { ...SameBoxes, args: { room: rooms.verticalFromLeft } };

/** `maxHeight` counts for nothing. */
export const MaxHeight: Story = {
  ...SameBoxes,
  args: { size: 'stretch', minWidth: 100, maxWidth: 400, minHeight: 100, maxHeight: 180 },
};

const pagesLike = (className: string | undefined): Story => ({
  ...SameBoxes,
  args: { children: leaves(6, className) },
});

/** Pages with a place of their own in the user's sheet fill the page all the same. */
export const AbsolutePages: Story = pagesLike(userPages.absolute);

export const FillingPages: Story = pagesLike(userPages.filling);

export const SizedPages: Story = pagesLike(userPages.sized);

export const PaddedPages: Story = pagesLike(userPages.padded);

export const MovedPages: Story = pagesLike(userPages.moved);

export const CentredPages: Story = pagesLike(userPages.centred);

export const BoundedPages: Story = pagesLike(userPages.bounded);
