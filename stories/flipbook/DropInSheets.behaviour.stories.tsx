import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { HTMLFlipBookRef } from '../../src/flipbook/compat.tsx';
import { BesidePeer } from './play/BesidePeer.tsx';
import { keepWarnings, toDevelopers, warnings } from './play/keepWarnings.ts';
import { expectSameBoxes } from './play/roomBoxes.ts';

const book = createRef<HTMLFlipBookRef>();

const pages = Array.from({ length: 6 }, (_, number) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number here
  <div key={number} className="app-page" data-leaf="">
    Page {number}
  </div>
));

const limits = { size: 'stretch', minWidth: 100, maxWidth: 500, minHeight: 100, maxHeight: 900 } as const;

interface SheetProps extends ComponentProps<typeof BesidePeer> {
  /** The app's own style sheet, in no layer. */
  sheet: string;
}

const meta = {
  title: 'Flipbook/Drop-in/Sheets of apps',
  tags: ['!autodocs'],
  component: BesidePeer,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { sheet: '', width: 200, height: 260, flippingTime: 100, book, children: pages },
  render: ({ sheet, ...args }) => (
    <>
      <style>{sheet}</style>
      <BesidePeer {...args} />
    </>
  ),
} satisfies Meta<SheetProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const sameBoxes: NonNullable<Story['play']> = async ({ canvas }) => {
  await expectSameBoxes(canvas.getByTestId('peer'), canvas.getByTestId('ours'));
};

/** A reset of every element moves neither the pages nor the book. */
export const Reset: Story = {
  args: { sheet: '* { margin: 0; padding: 0; box-sizing: border-box; }' },
  play: sameBoxes,
};

/** A distance between siblings is none between what a book is made of. */
export const DistanceBetweenSiblings: Story = {
  args: { sheet: '.stf__parent > * + * { margin: 20px; }' },
  play: sameBoxes,
};

/** Nor does what a sheet says of the first thing in a book move it. */
export const FirstOfABook: Story = {
  args: { sheet: '[data-flipbook] > :first-child { position: relative; margin: 20px; }' },
  play: sameBoxes,
};

/** A limit that is meant for pictures leaves the book as wide as two pages. */
export const LimitOfWidth: Story = {
  args: { sheet: '* { max-width: 100%; }' },
  play: sameBoxes,
};

/** Made a float, and so a box as wide as what is in it, the book is as wide as page-flip's. */
export const Floats: Story = {
  args: { sheet: '[data-testid], [data-testid] div { float: left; }' },
  play: sameBoxes,
};

/** One page in a wide element stays in its middle. */
export const ResetOfAPageAlone: Story = {
  args: { sheet: '* { margin: 0; padding: 0; } [data-testid] { width: 350px; }' },
  play: sameBoxes,
};

/** Without page-flip's own sheet, which says where the boxes of its classes lie. */
function withoutPeersSheet(): () => void {
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode?.textContent?.includes('.stf__item'));
  const theirs = sheets.filter(({ cssRules }) => ![...cssRules].some((rule) => rule.cssText.startsWith('@layer')));
  for (const sheet of theirs) sheet.disabled = true;
  return () => {
    for (const sheet of theirs) sheet.disabled = false;
  };
}

/** Where the pages in sight of the drop-in lie. */
function ownBoxes(room: HTMLElement): (readonly number[])[] {
  const { left, top } = room.getBoundingClientRect();
  const shown = [...room.querySelectorAll('[data-leaf]')].filter((leaf) =>
    leaf.checkVisibility({ contentVisibilityAuto: true }),
  );
  return shown.map((leaf) => {
    const box = leaf.getBoundingClientRect();
    return [box.left - left, box.top - top, box.width, box.height];
  });
}

const spread = [
  [0, 0, 200, 260],
  [200, 0, 200, 260],
];

/** A sheet that positions every element leaves the pages beside each other. */
export const EveryBoxPositioned: Story = {
  args: { sheet: 'div { position: relative; }' },
  beforeEach: withoutPeersSheet,
  play: async ({ canvas }) => {
    await waitFor(() => expect(ownBoxes(canvas.getByTestId('ours'))).toEqual(spread));
  },
};

/** The `display` of the book is the book's own. */
export const BookAsFlexBox: Story = {
  args: {
    sheet: '.app-book { display: flex; align-items: center; justify-content: center; }',
    className: 'app-book',
    ...limits,
  },
  play: sameBoxes,
};

/** A canvas fills its page, whatever its own size, as page-flip's sheet has it. */
export const Canvases: Story = {
  args: {
    children: pages.map((page) => (
      <div key={page.key} data-leaf="">
        {page.key}
        <canvas width="600" height="800" />
      </div>
    )),
  },
  beforeEach: withoutPeersSheet,
  play: async ({ canvas }) => {
    const ours = canvas.getByTestId('ours');
    await waitFor(() => expect(ownBoxes(ours)).toEqual(spread));
    const drawing = ours.querySelector('canvas');
    await expect([drawing?.offsetWidth, drawing?.offsetHeight]).toEqual([200, 260]);
  },
};

/** Padding of the book's element is none of the pages' space, and changes no orientation when the book opens. */
export const PaddedBook: Story = {
  args: {
    sheet: '.app-book { padding: 10px; }',
    className: 'app-book',
    onChangeOrientation: fn(),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(book.current?.pageFlip().getOrientation()).toBe('landscape'));
    await expect(args.onChangeOrientation).not.toHaveBeenCalled();
  },
};

/** What stands out of a page, padding of a box that is sized without it, say, takes presses as the page does. */
export const PressesBesideThePage: Story = {
  args: { sheet: '.app-page { box-sizing: content-box; padding: 30px; background: wheat; }' },
  play: async ({ canvas }) => {
    const page = [...canvas.getByTestId('ours').querySelectorAll('.app-page')][1];
    if (!page) throw new Error('The book has no second page.');
    const { right, top } = page.getBoundingClientRect();
    const at = { clientX: right - 10, clientY: top + 100, button: 0, isPrimary: true, pointerId: 1 };
    await fireEvent.pointerDown(page, at);
    await fireEvent.pointerUp(page, at);
    await waitFor(() => expect(book.current?.pageFlip().getCurrentPageIndex()).toBe(2));
  },
};

/** Sizes that a class gives the book's element count for nothing, from the first frame on: page-flip writes its own over them. */
export const SizesOfTheClass: Story = {
  args: {
    sheet: '.app-book { width: 250px; min-width: 0; max-width: 300px; min-height: 500px; }',
    className: 'app-book',
    onInit: fn(),
    onChangeOrientation: fn(),
  },
  beforeEach: keepWarnings,
  play: async (context) => {
    await sameBoxes(context);
    await expect(warnings).toEqual(
      toDevelopers(expect.stringMatching(/its className or style makes the book 250px wide, .* 400px/)),
    );
    const { onInit, onChangeOrientation } = context.args;
    await waitFor(() => expect(onInit).toHaveBeenCalledTimes(2));
    for (const call of [1, 2]) {
      const data = { page: 0, mode: 'landscape' };
      await expect(onInit).toHaveBeenNthCalledWith(call, expect.objectContaining({ data }));
    }
    await expect(onChangeOrientation).not.toHaveBeenCalled();
  },
};

/** Those of its `style`, too. */
export const SizesOfTheStyle: Story = {
  args: { style: { width: 250, maxWidth: 300, minHeight: 500 } },
  beforeEach: keepWarnings,
  play: sameBoxes,
};

export const SizesOfTheClassInStretch: Story = {
  args: { ...limits, sheet: '.app-book { max-width: 300px; }', className: 'app-book' },
  beforeEach: keepWarnings,
  play: sameBoxes,
};

/** A size that a sheet insists on counts: one page is in the middle of an element of its proportion. */
export const SizesThatInsist: Story = {
  args: { sheet: '.app-book { max-width: 300px !important; }', className: 'app-book' },
  play: sameBoxes,
};

/** Pages are in the middle of an element that a class makes higher than they are. */
export const HighBook: Story = {
  args: { sheet: '.app-book { height: 500px; }', className: 'app-book' },
  play: sameBoxes,
};

/** A page alone is in the middle of an element that a class makes lower than its proportion. */
export const LowBook: Story = {
  args: { sheet: '.app-book { height: 300px; } [data-testid] { width: 350px; }', className: 'app-book' },
  play: sameBoxes,
};

const highLimited: Partial<SheetProps> = {
  ...limits,
  maxWidth: 1000,
  sheet: '.app-book { height: 300px; }',
  className: 'app-book',
};

/** A height that a class gives a stretched book is none for its pages, which developers are told. */
export const HeightInStretch: Story = {
  args: highLimited,
  beforeEach: keepWarnings,
  play: async () => {
    const said = expect.stringMatching(
      /makes the book 300px high, and its pages, \d+px high, stand out.*autoSize=\{false\}/,
    );
    await waitFor(() => expect(warnings).toEqual(toDevelopers(said)));
  },
};

/** What they are told to do makes the boxes the same. */
export const HeightInStretchAsAdvised: Story = {
  args: { ...highLimited, autoSize: false },
  play: sameBoxes,
};
