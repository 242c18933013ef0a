import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { rootIn } from './play/bookParts.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Keys',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...numbers,
    onFlip: handlers.onFlip,
    onChangeState: handlers.onChangeState,
  },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

const flips = () => reported().filter((line) => line.startsWith('flip '));

/** Arrows and the page keys turn by a spread, Home and End go to the ends. */
export const KeysTurn: Story = {
  play: async ({ canvasElement, userEvent, step }) => {
    const root = rootIn(canvasElement);
    root.focus();
    const pages: readonly [key: string, page: number][] = [
      ['ArrowRight', 4],
      ['ArrowLeft', 2],
      ['PageDown', 4],
      ['PageUp', 2],
      ['End', 6],
      ['Home', 0],
    ];
    for (const [key, page] of pages) {
      await step(key, async () => {
        await userEvent.keyboard(`{${key}}`);
        await land(root);
        await expect(flips()).toEqual([`flip ${page}`]);
      });
    }
  },
};

/** Left and right are where they seem: in a book read from right to left, the left arrow is forward. */
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  play: async ({ canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    root.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await land(root);
    await expect(flips()).toEqual(['flip 4']);
    await userEvent.keyboard('{PageUp}');
    await land(root);
    await expect(flips()).toEqual(['flip 2']);
  },
};

/** Keys are the book's only while the focus is in it. */
export const FocusElsewhere: Story = {
  render: (args) => (
    <>
      <button type="button">Elsewhere</button>
      <Flipbook {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(reported()).toEqual([]);
  },
};

/** A key with a modifier is not for the book. */
export const Modifiers: Story = {
  play: async ({ canvasElement, userEvent }) => {
    rootIn(canvasElement).focus();
    for (const modifier of ['Control', 'Alt', 'Meta', 'Shift'])
      await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
    await expect(reported()).toEqual([]);
  },
};

/** A field on a page keeps its keys, and so does what has taken one for itself. */
export const KeysOfThePage: Story = {
  args: {
    children: [
      ...numberedPages(2),
      <input key="field" aria-label="Field" defaultValue="text" />,
      <button key="taker" type="button" onKeyDown={(event) => event.preventDefault()}>
        Takes keys
      </button>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Field' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Home}{PageUp}');
    canvas.getByRole('button', { name: 'Takes keys' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reported()).toEqual([]);
  },
};

/** Escape lets a dragged page fall back. */
export const EscapeCancelsADrag: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    // A real press brings the focus here; one made by a script does not.
    root.focus();
    hand.pull([
      [0.98, 0.98],
      [0.8, 0.9],
      [0.3, 0.9],
    ]);
    await fireEvent.keyDown(root, { key: 'Escape' });
    hand.lift([0.3, 0.9]);
    await land(root);
    await expect(reported()).toEqual(['user_fold', 'flipping', 'read']);
  },
};

/** A key that the book has used does not scroll the window, and one that it has no use for may. */
export const UsedKeysDoNotScroll: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    root.focus();
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      root.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(press('PageDown')).toBe(true);
    await land(root);
    await expect(['ArrowDown', 'ArrowUp', ' ', 'Escape', 'a'].map(press)).toEqual([false, false, false, false, false]);
  },
};
