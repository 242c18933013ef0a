import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, type RefObject, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import HTMLFlipBook, {
  type HTMLFlipBookProps,
  type HTMLFlipBookRef,
  type PageFlip,
} from '../../src/flipbook/compat.tsx';
import { TintedPage } from './TintedPage.tsx';

/** What a story looks at from outside. */
interface Watched {
  readonly book: RefObject<HTMLFlipBookRef | null>;
  /** What the book's handlers were reported, in order: the event and its data. */
  readonly reported: (readonly [string, unknown])[];
  /** Whether every event carried the object that `pageFlip()` gives. */
  objects: PageFlip[];
}

const watched: Watched = { book: { current: null }, reported: [], objects: [] };

function pageFlip(): PageFlip {
  const book = watched.book.current?.pageFlip();
  if (!book) throw new Error('The book is not mounted, or its ref is not set.');
  return book;
}

function telling(name: string) {
  return ({ data, object }: { data: unknown; object: PageFlip }) => {
    watched.reported.push([name, data]);
    watched.objects.push(object);
  };
}

function WatchedBook(props: HTMLFlipBookProps) {
  return (
    <HTMLFlipBook
      {...props}
      ref={watched.book}
      onFlip={telling('flip')}
      onChangeState={telling('changeState')}
      onChangeOrientation={telling('changeOrientation')}
      onInit={telling('init')}
      onUpdate={telling('update')}
    />
  );
}

const tints = ['sky', 'sand', 'moss', 'rose'] as const;
const pages = (texts: readonly string[]): ReactNode =>
  texts.map((text, index) => (
    <TintedPage key={text} tint={tints[index % tints.length] ?? 'sky'}>
      {text}
    </TintedPage>
  ));

const meta = {
  title: 'Flipbook/Drop-in/Behaviour',
  tags: ['!autodocs'],
  component: HTMLFlipBook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    'aria-label': 'Moved over',
    width: 300,
    height: 400,
    flippingTime: 100,
    showCover: true,
    children: pages(['One', 'Two', 'Three', 'Four']),
  },
  render: (args) => <WatchedBook {...args} />,
  beforeEach: () => {
    watched.reported.length = 0;
    watched.objects = [];
  },
} satisfies Meta<typeof HTMLFlipBook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Handlers are called in order, in the new state, with the object that `pageFlip()` gives. */
export const Events: Story = {
  play: async ({ step }) => {
    await step('The start page has been painted', async () => {
      await waitFor(() => expect(watched.reported).toEqual([['init', { page: 0, mode: 'landscape' }]]));
    });
    await step('A turn calls the handlers in order', async () => {
      watched.reported.length = 0;
      pageFlip().flipNext('bottom');
      await waitFor(() =>
        expect(watched.reported).toEqual([
          ['changeState', 'flipping'],
          ['flip', 1],
          ['changeState', 'read'],
        ]),
      );
    });
    await step('Every event carried the same object', async () => {
      for (const object of watched.objects) await expect(object).toBe(pageFlip());
    });
  },
};

/** The page turned to without a movement is open at once. */
export const TurnsAtOnce: Story = {
  play: async () => {
    const book = pageFlip();
    const seen = [book.getCurrentPageIndex()];
    for (const turn of [book.turnToNextPage, book.turnToPrevPage, () => book.turnToPage(3)]) {
      turn();
      seen.push(book.getCurrentPageIndex());
    }
    await expect(seen).toEqual([0, 1, 0, 3]);
    await expect([book.getPageCount(), book.getOrientation(), book.getState()]).toEqual([4, 'landscape', 'read']);
  },
};

/** Past the ends and to pages that do not exist there is no turn and no event. */
export const NoTurnNoEvent: Story = {
  args: { startPage: 3 },
  play: async () => {
    await waitFor(() => expect(watched.reported).toHaveLength(1));
    const book = pageFlip();
    book.flipNext();
    book.turnToNextPage();
    for (const page of [3, -1, 4, 999, Number.NaN]) book.flip(page);
    await expect([book.getCurrentPageIndex(), watched.reported.length]).toEqual([3, 1]);
  },
};

/** `on` listens beside the props, gives the book back, and `off` forgets what `on` was given. */
export const OnAndOff: Story = {
  play: async () => {
    const book = pageFlip();
    const first = fn();
    const second = fn();
    await expect(book.on('flip', first).on('flip', second)).toBe(book);
    book.turnToPage(1);
    book.off('flip');
    book.turnToPage(3);
    for (const handler of [first, second]) {
      await expect(handler).toHaveBeenCalledTimes(1);
      await expect(handler).toHaveBeenCalledWith(expect.objectContaining({ data: 1 }));
    }
    await expect(watched.reported.filter(([name]) => name === 'flip')).toEqual([
      ['flip', 1],
      ['flip', 3],
    ]);
  },
};

const classesOf = (element: Element | null | undefined) =>
  [...(element?.classList ?? [])].filter((name) => /^(stf__|--)/.test(name)).sort();

/** Book and pages have the classes that style sheets written for `page-flip` look for, and they follow what happens. */
export const ClassHooks: Story = {
  args: { className: 'mine' },
  play: async ({ canvas, canvasElement, step }) => {
    const root = canvas.getByRole('group', { name: 'Moved over' });
    const box = (text: string) =>
      [...canvasElement.querySelectorAll('.stf__item')].find((page) => page.textContent === text);
    await step('The book is a parent, its leaves lie in a block', async () => {
      await expect(root).toHaveClass('stf__parent', 'mine');
      const block = root.querySelector(':scope > [data-part=book]');
      await expect(classesOf(block)).toEqual(['--landscape', 'stf__block', 'stf__wrapper']);
    });
    await step('A cover is hard and on the right; what is inside is soft', async () => {
      await expect(root.querySelectorAll('.stf__item')).toHaveLength(4);
      await expect(classesOf(box('One'))).toEqual(['--hard', '--right', 'stf__item']);
      await expect(classesOf(box('Two'))).toEqual(['--soft', 'stf__item']);
    });
    await step('Pages that are opened take their sides', async () => {
      pageFlip().turnToPage(1);
      await waitFor(() => expect(classesOf(box('Two'))).toEqual(['--left', '--soft', 'stf__item']));
      await expect(classesOf(box('Three'))).toEqual(['--right', '--soft', 'stf__item']);
    });
  },
};

function GrowingBook({ children, ...rest }: HTMLFlipBookProps) {
  const [more, setMore] = useState<readonly string[]>([]);
  const [suffix, setSuffix] = useState('');
  return (
    <>
      <WatchedBook {...rest}>
        {pages(['One', 'Two'].map((text) => text + suffix))}
        {pages(more)}
      </WatchedBook>
      <button type="button" onClick={() => setMore((before) => [...before, `More ${before.length + 1}`])}>
        Add
      </button>
      <button type="button" onClick={() => setSuffix(' again')}>
        Reword
      </button>
    </>
  );
}

/** A page that is added takes the class hooks on, and the book tells of it. */
export const PagesAdded: Story = {
  args: { showCover: false },
  render: (args) => <GrowingBook {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(watched.reported).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.stf__item.--soft')).toHaveLength(3));
    await expect(watched.reported.at(-1)).toEqual(['update', { page: 0, mode: 'landscape' }]);
    await expect(pageFlip().getPageCount()).toBe(3);
  },
};

/** With `renderOnlyPageLengthChange`, pages stay as they are until their number is another. */
export const RendersWhenTheNumberChanges: Story = {
  args: { showCover: false, renderOnlyPageLengthChange: true },
  render: (args) => <GrowingBook {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reword' }));
    await expect(canvas.queryByText('One again')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('One again')).toBeVisible();
  },
};

/** `getSettings` answers with all of them; `getBoundsRect` with where the two pages lie in the book's element. */
export const SettingsAndBounds: Story = {
  play: async ({ canvas }) => {
    const { width: room } = canvas.getByRole('group', { name: 'Moved over' }).getBoundingClientRect();
    await expect(pageFlip().getSettings()).toMatchObject({ width: 300, flippingTime: 100, swipeDistance: 30 });
    await expect(pageFlip().getBoundsRect()).toEqual({
      left: (room - 600) / 2,
      top: 0,
      width: 600,
      height: 400,
      pageWidth: 300,
    });
  },
};

/** In portrait the rectangle is that of an open book whose right half is the page. */
export const BoundsInPortrait: Story = {
  decorators: [(Story) => <div style={{ width: 400 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(pageFlip().getOrientation()).toBe('portrait');
    await expect(pageFlip().getBoundsRect()).toMatchObject({ left: 50 - 300, width: 600, pageWidth: 300 });
    await expect(canvasElement.querySelector('.stf__wrapper')).toHaveClass('--portrait');
  },
};

/** A destroyed book leaves the page, and tells nothing any more, also not to those who listened. */
export const Destroyed: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(watched.reported).toHaveLength(1));
    const book = pageFlip();
    const heard = fn();
    book.on('changeState', heard);
    book.destroy();
    await waitFor(() => expect(canvasElement.querySelector('.stf__parent')).toBeNull());
    book.flipNext();
    book.turnToNextPage();
    await expect([book.getPageCount(), watched.reported.length]).toEqual([0, 1]);
    await expect(heard).not.toHaveBeenCalled();
  },
};
