import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { rootIn } from './play/bookParts.ts';
import { Hand, type Spot, selectStart } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Selecting text',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...numbers, onFlip: handlers.onFlip, onChangeState: handlers.onChangeState },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

const corner: Spot = [0.98, 0.98];
const pastSpine: Spot = [0.4, 0.9];

const select = (element: Element) => getSelection()?.selectAllChildren(element);

/** A release that ends a selection never turns. */
export const ReleaseWithASelection: Story = {
  args: { dragFrom: 'edges' },
  play: async ({ canvas, canvasElement }) => {
    const hand = new Hand(rootIn(canvasElement));
    hand.press([0.55, 0.4]);
    select(canvas.getByText('Page 2'));
    hand.lift([0.55, 0.4]);
    await expect(reported()).toEqual([]);
    getSelection()?.removeAllRanges();
  },
};

/** A click beside a selection does away with it and turns nothing; the next one turns. */
export const ClickBesideASelection: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    select(canvas.getByText('Page 2'));
    hand.click([0.75, 0.5]);
    await expect(getSelection()?.isCollapsed ?? true).toBe(true);
    await expect(reported()).toEqual([]);
    hand.click([0.75, 0.5]);
    await land(root);
    await expect(reported()).toContain('flip 4');
  },
};

/** A drag past the spine turns, also when its press took a selection away. */
export const DragThatTakesASelectionAway: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    select(canvas.getByText('Page 2'));
    hand.pull([corner, [0.7, 0.9], pastSpine]);
    hand.lift(pastSpine);
    await land(root);
    await expect(reported()).toContain('flip 4');
  },
};

/** With Shift held, a mouse selects text instead of turning. */
export const ShiftSelects: Story = {
  play: async ({ canvasElement }) => {
    const hand = new Hand(rootIn(canvasElement), { shiftKey: true });
    hand.pull([[0.75, 0.5], [0.7, 0.5], pastSpine]);
    hand.lift(pastSpine);
    await expect(reported()).toEqual([]);
  },
};

/** With `dragFrom="edges"` a mouse drags by the outer third of a page, and selects text elsewhere. */
export const DragFromEdges: Story = {
  args: { dragFrom: 'edges' },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull([[0.75, 0.5], [0.7, 0.5], pastSpine]);
    hand.lift(pastSpine);
    await expect(reported()).toEqual([]);
    hand.pull([[0.85, 0.5], [0.8, 0.5], pastSpine]);
    await expect(reported()).toEqual(['user_fold']);
    hand.lift(pastSpine);
    await land(root);
  },
};

/** A press that may become a drag selects nothing. Its default is the browser's: that moves the focus, without a ring. */
export const PressSelectsNothing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    const text = canvas.getByText('Page 2');
    const isPrevented = new Promise<boolean>((resolve) =>
      window.addEventListener('mousedown', (event) => resolve(event.defaultPrevented), { once: true }),
    );
    hand.press([0.75, 0.5]);
    await expect(await isPrevented).toBe(false);
    await expect(text.dispatchEvent(selectStart())).toBe(false);
    // What is selected elsewhere, by keys, is not the book's.
    await expect(document.body.dispatchEvent(selectStart())).toBe(true);
    hand.lift([0.75, 0.5]);
    await expect(text.dispatchEvent(selectStart())).toBe(true);
    await land(root);
    // A menu may take the release with it.
    hand.press([0.25, 0.5]);
    hand.fire('contextmenu', [0.25, 0.5]);
    await expect(text.dispatchEvent(selectStart())).toBe(true);
  },
};

/** With Shift held, and in the middle of a page that drags by its edges, nothing keeps text from being selected. */
export const PressesThatSelect: Story = {
  args: { dragFrom: 'edges' },
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const presses: readonly (readonly [PointerEventInit, Spot])[] = [
      [{ shiftKey: true }, corner],
      [{}, [0.6, 0.5]],
    ];
    for (const [init, spot] of presses) {
      const hand = new Hand(root, init);
      hand.press(spot);
      await expect(canvas.getByText('Page 2').dispatchEvent(selectStart())).toBe(true);
      hand.fire('pointercancel', spot);
    }
  },
};
