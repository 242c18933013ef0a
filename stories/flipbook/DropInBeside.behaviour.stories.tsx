import { type ComponentProps, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asMedium } from './play/asMedium.ts';
import { BesidePeer } from './play/BesidePeer.tsx';
import { type BesideStory, besidePeer, book, leaves, openPages, peer } from './play/dropIn.tsx';
import { frames } from './play/frames.ts';
import { expectSameBoxes } from './play/roomBoxes.ts';
import rooms from './play/rooms.module.css';
import userPages from './play/userPages.module.css';

type Props = ComponentProps<typeof BesidePeer>;

export default { title: 'Flipbook/Drop-in/Beside react-pageflip', tags: ['!autodocs'], ...besidePeer };

/** Plain JavaScript has no types to hold it back. */
function untyped(settings: object): Partial<Props> {
  return settings as Partial<Props>;
}

/** page-flip writes a style sheet into the page, in no layer. Both books look and turn as if they were alone. */
export const OnOnePage: BesideStory = {
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
      await waitFor(() => expect(openPages()).toEqual([2, 2]));
      await expectSameBoxes(canvas.getByTestId('peer'), ours);
    });
  },
};

/** On paper there is every page of the drop-in, once, one below the other. */
export const PrintedOnOnePage: BesideStory = {
  play: async ({ canvas }) => {
    const ours = canvas.getByTestId('ours');
    await waitFor(() => expect(ours.querySelectorAll('.stf__item')).toHaveLength(6));
    const restore = asMedium('print');
    try {
      const boxes = [...ours.querySelectorAll('[data-leaf]')].map((leaf) => leaf.getBoundingClientRect());
      const first = boxes[0]?.top ?? 0;
      await expect(boxes.map(({ top, width, height }) => [Math.round(top - first), width, height])).toEqual(
        [0, 1, 2, 3, 4, 5].map((page) => [page * 260, 200, 260]),
      );
    } finally {
      restore();
    }
  },
};

/** Both open at their start page; one that they have no page of, or that is a text, is their first. */
export const StartPages: BesideStory = {
  play: async ({ mount, args, step }) => {
    for (const [startPage, page] of [
      [3, 2],
      [99, 0],
      ['3', 0],
    ])
      await step(`${typeof startPage} ${startPage}`, async () => {
        await mount(<BesidePeer key={`${typeof startPage} ${startPage}`} {...args} {...untyped({ startPage })} />);
        await waitFor(() => expect(openPages()).toEqual([page, page]));
      });
  },
};

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
export const PagesThatComeLater: BesideStory = {
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
export const InsidesToBeRead: BesideStory = {
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
function Careful(props: Props) {
  useEffect(() => {
    const mounted = [book.current, peer.current];
    return () => {
      for (const handle of mounted) handle?.pageFlip()?.destroy();
    };
  }, []);
  return <BesidePeer {...props} />;
}

/** `StrictMode` takes effects away once and brings them back: the book is there again, and turns. */
export const DestroyedInACleanup: BesideStory = {
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

const stretch = { size: 'stretch', minWidth: 100, minHeight: 100 } as const;
const off = { autoSize: false };
const pagesLike = (className: string | undefined): Partial<Props> => ({ children: leaves(6, className) });

/** Books whose boxes are page-flip's. */
const books: Readonly<Record<string, Partial<Props>>> = {
  'at the start of an element wider than it is': {},
  'numbers as texts': untyped({ width: '180', height: '240', flippingTime: '80', swipeDistance: '10' }),
  "one page, in the middle of an element of the page's proportion": { room: rooms.narrow },
  'stretched, in a narrow room': { ...stretch, room: rooms.narrow, minWidth: 160, maxWidth: 250, minHeight: 420 },
  'without `autoSize`, as wide as its content in a flex row': { ...off, room: rooms.flex },
  'without it, in a flex column': { ...off, room: rooms.column },
  'without it, in a grid': { ...off, room: rooms.grid },
  'without it, with a shadow around an element sized by its content': { ...off, room: rooms.shadowed },
  'without it, in the middle of the height it is given': { ...off, ...stretch, room: rooms.high, maxWidth: 500 },
  'in a shadowed box': { room: rooms.shadowed },
  'in columns of text, over which no page breaks': { room: rooms.columns },
  'in lines from top to bottom': { room: rooms.vertical },
  'in such lines from the left': { room: rooms.verticalFromLeft },
  'with `maxHeight`, which counts for nothing': { ...stretch, maxWidth: 400, maxHeight: 180 },
  'pages with a place of their own': pagesLike(userPages.absolute),
  'pages that fill': pagesLike(userPages.filling),
  'sized pages': pagesLike(userPages.sized),
  'padded pages': pagesLike(userPages.padded),
  'moved pages': pagesLike(userPages.moved),
  'centred pages': pagesLike(userPages.centred),
  'bounded pages': pagesLike(userPages.bounded),
};

/** In rooms, and with pages, of every kind, each book has the boxes of react-pageflip's. */
export const SameBoxes: BesideStory = {
  render: (args) => (
    <>
      {Object.entries(books).map(([name, props]) => (
        <section key={name} aria-label={name}>
          <BesidePeer {...args} {...props} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const name of Object.keys(books))
      await step(name, async () => {
        const pair = within(canvas.getByRole('region', { name }));
        await expectSameBoxes(pair.getByTestId('peer'), pair.getByTestId('ours'));
      });
  },
};
