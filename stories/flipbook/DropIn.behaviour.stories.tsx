import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import HTMLFlipBook, {
  type HTMLFlipBookProps,
  type HTMLFlipBookRef,
  type PageFlip,
} from '../../src/flipbook/compat.tsx';
import { TintedPage } from './TintedPage.tsx';

const book = createRef<HTMLFlipBookRef>();
/** What the book's handlers were reported, in order: the event and its data. */
const reported: (readonly [string, unknown])[] = [];
/** The objects that the events carried. */
const objects: PageFlip[] = [];

function pageFlip(): PageFlip {
  if (!book.current) throw new Error('The book is not mounted, or its ref is not set.');
  return book.current.pageFlip();
}

function telling(name: string) {
  return ({ data, object }: { data: unknown; object: PageFlip }) => {
    reported.push([name, data]);
    objects.push(object);
  };
}

function WatchedBook(props: HTMLFlipBookProps) {
  return (
    <HTMLFlipBook
      {...props}
      ref={book}
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
    reported.length = 0;
    objects.length = 0;
  },
} satisfies Meta<typeof HTMLFlipBook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Handlers are called in order, in the new state, with the object that `pageFlip()` gives. */
export const Events: Story = {
  play: async ({ step }) => {
    await step('The start page has been painted', async () => {
      await waitFor(() => expect(reported).toEqual([['init', { page: 0, mode: 'landscape' }]]));
    });
    await step('A turn calls the handlers in order', async () => {
      reported.length = 0;
      pageFlip().flipNext('bottom');
      await waitFor(() =>
        expect(reported).toEqual([
          ['changeState', 'flipping'],
          ['flip', 1],
          ['changeState', 'read'],
        ]),
      );
    });
    await step('Every event carried the same object', async () => {
      for (const object of objects) await expect(object).toBe(pageFlip());
    });
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

function GrowingBook(props: HTMLFlipBookProps) {
  const [texts, setTexts] = useState(['One', 'Two']);
  return (
    <>
      <WatchedBook {...props}>{pages(texts)}</WatchedBook>
      <button type="button" onClick={() => setTexts([...texts, 'Three'])}>
        Add
      </button>
    </>
  );
}

/** A page that is added takes the class hooks on, and the book tells of it. */
export const PagesAdded: Story = {
  args: { showCover: false },
  render: (args) => <GrowingBook {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(reported).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.stf__item.--soft')).toHaveLength(3));
    await expect(reported.at(-1)).toEqual(['update', { page: 0, mode: 'landscape' }]);
    await expect(pageFlip().getPageCount()).toBe(3);
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
