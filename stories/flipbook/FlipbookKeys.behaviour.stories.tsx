import { expect, fireEvent } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviour, played, plays, reported, type Story } from './play/behaviour.tsx';
import { corner, pastSpine } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default { title: 'Flipbook/Flipbook/Behaviour/Keys', tags: ['!autodocs'], ...behaviour };

const flips = () => reported().filter((line) => line.startsWith('flip '));

/** Arrows and the page keys turn by a spread, Home and End go to the ends. */
export const KeysTurn = plays(async ({ userEvent, step, root }) => {
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
});

/** Left and right are where they seem: in a book read from right to left, the left arrow is forward. */
export const RightToLeft = plays({ args: { direction: 'rtl' } }, async ({ userEvent, root }) => {
  root.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await land(root);
  await expect(flips()).toEqual(['flip 4']);
  await userEvent.keyboard('{PageUp}');
  await land(root);
  await expect(flips()).toEqual(['flip 2']);
});

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

/**
 * Buttons beside the book that control it are part of it: once one was clicked, keys go on. Enter and Space stay the
 * button's, and what uses arrows itself keeps them.
 */
export const ButtonsBeside: Story = {
  render: (args) => (
    <>
      <Flipbook {...args} id="numbers" />
      <div aria-controls="more numbers">
        <button type="button">Next</button>
        <input type="range" aria-label="Page" />
        <div role="toolbar" aria-label="Tools">
          <button type="button">Print</button>
        </div>
      </div>
      <div role="radiogroup" aria-label="Paper">
        <button type="button" role="radio" aria-checked={false} aria-controls="numbers">
          Yellow
        </button>
      </div>
      <button type="button" aria-controls="numbers-2">
        Of another book
      </button>
      <output id="numbers-2">A book of that name</output>
    </>
  ),
  play: played(async ({ canvas, userEvent, step, root }) => {
    await step('a button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      for (const [key, page] of [
        ['ArrowRight', 4],
        ['ArrowLeft', 2],
        ['End', 6],
        ['PageUp', 4],
      ] as const) {
        await userEvent.keyboard(`{${key}}`);
        await land(root);
        await expect(flips()).toEqual([`flip ${page}`]);
      }
      await userEvent.keyboard('{Enter} ');
    });
    await step('what uses arrows itself, and what controls another', async () => {
      for (const other of [
        canvas.getByRole('slider'),
        canvas.getByRole('button', { name: 'Print' }),
        canvas.getByRole('radio'),
        canvas.getByRole('button', { name: 'Of another book' }),
      ])
        for (const key of ['ArrowLeft', 'Home']) await expect(await fireEvent.keyDown(other, { key })).toBe(true);
    });
    await expect(reported()).toEqual([]);
  }),
};

/** Of the book's own buttons, too: once one was clicked, arrows go on. */
export const OwnButtons = plays({ args: { buttons: true } }, async ({ canvas, userEvent, root }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'next' }));
  await land(root);
  await userEvent.keyboard('{ArrowRight}');
  await land(root);
  await expect(flips()).toEqual(['flip 4', 'flip 6']);
});

/** A key with a modifier is not for the book. */
export const Modifiers = plays(async ({ userEvent, root }) => {
  root.focus();
  for (const modifier of ['Control', 'Alt', 'Meta', 'Shift'])
    await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
  await expect(reported()).toEqual([]);
});

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

/** Escape lets a dragged page fall back, wherever the focus is. What takes the key for itself keeps it. */
export const EscapeCancelsADrag: Story = {
  render: (args) => (
    <>
      <button type="button">Elsewhere</button>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Takes keys
      </button>
      <Flipbook {...args} />
    </>
  ),
  play: played(async ({ canvas, step, root, hand, told }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    for (const [title, focused] of Object.entries({ 'in the book': root, elsewhere, nowhere: document.body }))
      await step(title, async () => {
        hand.pull(corner, [0.8, 0.9], pastSpine);
        await fireEvent.keyDown(canvas.getByRole('button', { name: 'Takes keys' }), { key: 'Escape' });
        await expect(root).toHaveAttribute('data-state', 'user_fold');
        // What used the key prevents the rest: a dialog around the book stays open.
        await expect(await fireEvent.keyDown(focused, { key: 'Escape' })).toBe(false);
        hand.lift(pastSpine);
        await told('user_fold', 'flipping', 'read');
        await expect(await fireEvent.keyDown(focused, { key: 'Escape' })).toBe(true);
      });
  }),
};

/** So does it without `keyboard`: it is the way out of a movement, and turns nothing. */
export const EscapeWithoutKeyboard: Story = { ...EscapeCancelsADrag, args: { keyboard: false } };

/** A key that the book has used does not scroll the window, and one that it has no use for may. */
export const UsedKeysDoNotScroll = plays(async ({ root }) => {
  root.focus();
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    root.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await expect(press('PageDown')).toBe(true);
  await land(root);
  await expect(['ArrowDown', 'ArrowUp', ' ', 'Escape', 'a'].map(press)).toEqual([false, false, false, false, false]);
});
