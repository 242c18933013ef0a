import { expect } from 'storybook/test';
import { behaviour, played, plays, reported, type Story } from './play/behaviour.tsx';
import { bookIn } from './play/bookParts.ts';
import { corner, type Spot } from './play/Hand.ts';

export default { title: 'Flipbook/Flipbook/Behaviour/Double clicks', tags: ['!autodocs'], ...behaviour };

/** Eight pages, on which something is written or not. */
const pagesSaying = (textOf: (number: number) => string) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((number) => <p key={number}>{textOf(number)}</p>);

/** In the midst of what is written in an element. */
function wordSpot(root: HTMLElement, element: Element | undefined): Spot {
  const range = document.createRange();
  range.selectNodeContents(element ?? root);
  const [book, word] = [bookIn(root).getBoundingClientRect(), range.getBoundingClientRect()];
  return [(word.x + word.width / 2 - book.x) / book.width, (word.y + word.height / 2 - book.y) / book.height];
}

/** A double click on text turns once: its second press is the selection's. */
export const DoubleClickOnText: Story = {
  args: { children: pagesSaying(() => 'Word') },
  play: played(async ({ canvas, root, hand, told }) => {
    const word = wordSpot(root, canvas.getAllByText('Word')[3]);
    hand.click(word);
    await expect(hand.pressAgain(word)).toBe(false);
    await told('flipping', 'flip 4', 'read');
  }),
};

/** So it does when no text comes to light in that place: then nothing is selected. */
export const DoubleClickOnTextOverNone: Story = {
  args: { children: pagesSaying((number) => (number === 3 ? 'Word' : '')) },
  play: played(async ({ canvas, root, hand, told }) => {
    const spot = wordSpot(root, canvas.getByText('Word'));
    hand.click(spot);
    await expect(hand.pressAgain(spot)).toBe(true);
    await told('flipping', 'flip 4', 'read');
    await expect(getSelection()?.isCollapsed ?? true).toBe(true);
  }),
};

/** The second of two presses beside all text turns on: so pages are leafed through. */
export const ClicksBesideText = plays(async ({ hand, told }) => {
  for (const spot of [corner, [0.7, 0.5]] as const) {
    hand.click(spot);
    await expect(hand.pressAgain(spot)).toBe(true);
    await told('flipping', 'flip 6', 'read');
    hand.click([0.02, 0.98]);
    hand.click([0.02, 0.98]);
    await told('flipping', 'flip 2', 'read');
  }
});

/** Where clicks turn in the corners only, and where a mouse drags from the edges only, a double click selects a word. */
export const DoubleClickWhereNothingTurns: Story = {
  args: {
    disableFlipByClick: true,
    dragFrom: 'edges',
    children: <p style={{ paddingBlockStart: 180 }}>Word</p>,
    defaultPage: 0,
  },
  play: played(async ({ canvas, root, hand }) => {
    const spot = wordSpot(root, canvas.getByText('Word'));
    hand.click(spot);
    await expect(hand.pressAgain(spot)).toBe(false);
    await expect(reported()).toEqual([]);
  }),
};
