import { expect, fn, waitFor } from 'storybook/test';
import { isOnTop, pageBoxes, visiblePages } from '../play/book.ts';
import { inMedium } from '../play/media.ts';
import { playsWithSteps } from '../play/steps.ts';
import meta, { type Default, Element } from './FlipbookSpread.stories.tsx';

export default {
  ...meta,
  title: 'Flipbook/Spread/Behavior',
  parameters: { chromatic: { disableSnapshot: true } },
};

type Story = typeof Default;
const plays = playsWithSteps<Story>();

/** The distance from the left edge and the width of each half's picture, in page widths. */
const picturePositions = (root: HTMLElement) =>
  [...root.querySelectorAll('img')].map((picture) => {
    const { left, width } = picture.getBoundingClientRect();
    return [(left - root.getBoundingClientRect().left) / 210, width / 210];
  });

/** The halves of a picture lie side by side, and a screen reader reads the picture once. */
export const HalvesLieSideBySide = plays({}, async ({ canvas, root }) => {
  await expect(pageBoxes(root)).toHaveLength(6);
  await expect(picturePositions(root)).toEqual([
    [0, 2],
    [0, 2],
  ]);
  await expect(canvas.getAllByRole('img')).toHaveLength(1);
});

/** In a right-to-left flipbook, too, the halves lie side by side. */
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
    await expect(picturePositions(root)).toContainEqual([left, 2]);
  }
  canvasElement.style.width = '';
});

const onCall = fn();
const halves = { display: 'flex', justifyContent: 'space-between', blockSize: 280, background: '#f7e6c4' };
/**
 * A sentence with a link on the left, one with a button on the right, and a heading between them.
 */
const map = (
  <div style={halves}>
    <p style={{ inlineSize: 150 }}>
      Start at <a href="#bridge">the bridge</a>.
    </p>
    <h2 style={{ margin: 0 }}>The way</h2>
    <p style={{ inlineSize: 150 }}>
      Full?{' '}
      <button type="button" onClick={onCall}>
        Call the hut
      </button>
    </p>
  </div>
);

/** The controls that take the focus, in tab order, and which of them are out of sight. */
const tabStops = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('a, button')].flatMap((control) => {
    control.focus();
    if (document.activeElement !== control) return [];
    return `${control.textContent}${isOnTop(control) ? '' : ', out of sight'}`;
  });

/** The texts that screen readers read, in order. */
const readTexts = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-spread] :is(p, h2)')]
    .filter((text) => !text.closest('[aria-hidden=true]'))
    .map(({ textContent }) => textContent);

/** A control takes clicks and focus, and is read by screen readers, only in the half that shows it. */
export const ControlsWorkWhereTheyLie = plays({ args: { element: map } }, async ({ canvas, args, root, hand }) => {
  onCall.mockClear();
  const inReadingOrder = <Text,>(...texts: Text[]) => (args.direction === 'rtl' ? texts.reverse() : texts);
  await waitFor(() => expect(tabStops(root)).toEqual(inReadingOrder('the bridge', 'Call the hut')));
  await expect(readTexts(root)).toHaveLength(3);
  const { x, y, width, height } = canvas.getByRole('button').getBoundingClientRect();
  const { left, top } = root.getBoundingClientRect();
  hand.click([(x + width / 2 - left) / 420, (y + height / 2 - top) / 280]);
  await expect(onCall).toHaveBeenCalledOnce();
  await expect(visiblePages(root)).toHaveLength(2);
});

/** In a right-to-left flipbook, too, a control works only in the half that shows it. */
export const ControlsWorkWhereTheyLieFromRightToLeft: Story = {
  ...ControlsWorkWhereTheyLie,
  args: { element: map, direction: 'rtl' },
};

/** With one page open, only controls on that page take the focus. */
export const ControlsFollowTheirPage = plays(
  { args: { element: map, startPage: 1 } },
  async ({ canvasElement, root, press }) => {
    canvasElement.style.width = '210px';
    await waitFor(() => expect(root).toHaveAttribute('data-orientation', 'portrait'));
    for (const stop of ['the bridge', 'Call the hut']) {
      await press('{ArrowRight}');
      await waitFor(() => expect(tabStops(root)).toEqual([stop]));
    }
    await expect(readTexts(root)).toEqual(['The way', 'Full? Call the hut']);
    canvasElement.style.width = '';
  },
);

/** Print shows a spread whole and once, as wide as both pages if the paper is. */
export const PrintShowsASpreadWhole = plays({}, async ({ root }) => {
  await inMedium('print', async () => {
    const printedBoxes = pageBoxes(root).filter((box) => box.getBoundingClientRect().height > 0);
    await expect(printedBoxes).toHaveLength(5);
    const [picture] = root.querySelectorAll('img');
    const { width, height } = picture?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([420, 280]);
    await expect(printedBoxes[2]?.getBoundingClientRect().width).toBe(420);
  });
});

/** The two halves show an element whole, and find-in-page finds its text once. */
export const ElementLiesAcross = plays({ args: { ...Element.args } }, async ({ canvas, root }) => {
  const { left, width } = canvas.getByRole('heading').getBoundingClientRect();
  await expect([left - root.getBoundingClientRect().left, width]).toEqual([0, 420]);
  const [first, copy] = root.querySelectorAll('[data-spread] > div');
  await expect(first).not.toHaveAttribute('inert');
  await expect(copy).toHaveAttribute('inert');
});
