import { expect, waitFor } from 'storybook/test';
import { asMedium } from '../play/asMedium.ts';
import { pageBoxes } from '../play/book.ts';
import { type ContextOf, playsWithSteps } from '../play/steps.ts';
import looks, { type Default, Element } from './FlipbookSpread.stories.tsx';

export default {
  ...looks,
  title: 'Flipbook/Spread/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
};

type Story = typeof Default;
const plays = playsWithSteps<Story, ContextOf<Story>>();

/** Each half's picture in page widths: its distance from the book's left edge, and its width. */
const places = (root: HTMLElement) =>
  [...root.querySelectorAll('img')].map((picture) => {
    const { left, width } = picture.getBoundingClientRect();
    return [(left - root.getBoundingClientRect().left) / 210, width / 210];
  });

/** The two halves of a picture lie side by side as one, and a screen reader reads it once. */
export const HalvesLieSideBySide = plays({}, async ({ canvas, root }) => {
  await expect(pageBoxes(root)).toHaveLength(6);
  await expect(places(root)).toEqual([
    [0, 2],
    [0, 2],
  ]);
  await expect(canvas.getAllByRole('img')).toHaveLength(1);
});

/** In a book from right to left, too. */
export const HalvesLieSideBySideFromRightToLeft: Story = {
  ...HalvesLieSideBySide,
  args: { direction: 'rtl' },
};

/** With one page open, the halves follow each other, and each has the picture's text. */
export const HalvesFollowInReadingOrder = plays({}, async ({ canvas, canvasElement, root, press }) => {
  canvasElement.style.width = '210px';
  await waitFor(() => expect(root).toHaveAttribute('data-orientation', 'portrait'));
  for (const [turns, left] of [
    ['', 0],
    ['{ArrowRight}', -1],
  ] as const) {
    if (turns) await press(turns);
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1));
    await expect(places(root)).toContainEqual([left, 2]);
  }
  canvasElement.style.width = '';
});

/** Only the first copy of an element with controls takes the focus. */
export const OneCopyTakesTheFocus = plays(
  { args: { wide: <a href="#top">To the top</a> } },
  async ({ canvas, root }) => {
    const focusable = [...root.querySelectorAll('a')].map((link) => {
      link.focus();
      return document.activeElement === link;
    });
    await expect(focusable).toEqual([true, false]);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
);

/** Print shows a spread whole and once, as wide as both pages where the paper is. */
export const PrintShowsASpreadWhole = plays({}, async ({ root }) => {
  const restore = asMedium('print');
  try {
    const printedBoxes = pageBoxes(root).filter((box) => box.getBoundingClientRect().height > 0);
    await expect(printedBoxes).toHaveLength(5);
    const [picture] = root.querySelectorAll('img');
    const { width, height } = picture?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([420, 280]);
    await expect(printedBoxes[2]?.getBoundingClientRect().width).toBe(420);
  } finally {
    restore();
  }
});

/** An element's halves show it as one. */
export const ElementLiesAcross = plays({ args: { ...Element.args } }, async ({ canvas, root }) => {
  const { left, width } = canvas.getByRole('heading').getBoundingClientRect();
  await expect([left - root.getBoundingClientRect().left, width]).toEqual([0, 420]);
});
