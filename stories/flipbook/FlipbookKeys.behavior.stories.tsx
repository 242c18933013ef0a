import { expect, fireEvent, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behavior, change, handle, Parent, plays, type Story } from './play/behavior.tsx';
import { visiblePages } from './play/book.ts';
import { corner, pastSpine } from './play/Hand.ts';
import { InAShadowRoot } from './play/InAShadowRoot.tsx';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behavior/Keys',
  ...behavior,
};

/** Left, right and page keys turn a spread; Home and End open the first and last. */
export const KeysTurnPages = plays(async ({ step, root, expectPages }) => {
  root.focus();
  const pages = { ArrowRight: 4, ArrowLeft: 2, PageDown: 4, PageUp: 2, End: 6, Home: 0 };
  for (const [key, page] of Object.entries(pages))
    await step(key, async () => {
      await expect(await fireEvent.keyDown(root, { key })).toBe(false);
      await expectPages(page, page + 1);
    });
  for (const key of ['ArrowDown', 'ArrowUp', ' ', 'Escape', 'a'])
    await expect(await fireEvent.keyDown(root, { key })).toBe(true);
});

/** While an arrow or page key is held, the next spread turns only after a turn has landed. */
export const HeldKeyTurnsASpreadPerLanding = plays(async ({ step, root, expectPages }) => {
  root.focus();
  const hold = async (key: string) => {
    for (const repeat of [false, true, true, true])
      await expect(await fireEvent.keyDown(root, { key, repeat })).toBe(false);
  };
  for (const [key, first, second] of [
    ['ArrowRight', 4, 6],
    ['PageUp', 4, 2],
  ] as const)
    await step(key, async () => {
      await hold(key);
      await expectPages(first, first + 1);
      await fireEvent.keyDown(root, { key, repeat: true });
      await expectPages(second, second + 1);
    });
});

/** While Enter is held on a button, the next spread turns only after a turn has landed. */
export const HeldEnterTurnsASpreadPerLanding = plays({ args: { buttons: true } }, async ({ canvas, expectPages }) => {
  const next = canvas.getByRole('button', { name: 'next' });
  const press = (repeat: boolean) => fireEvent.keyDown(next, { key: 'Enter', repeat });
  await expect(press(false)).toBe(true);
  next.click();
  await expect([press(true), press(true)]).toEqual([false, false]);
  await expectPages(4, 5);
  await waitFor(() => expect(press(true)).toBe(true));
});

/** In a right-to-left flipbook, the left arrow turns forward. Page Down always turns forward. */
export const ArrowsFollowTheScreen = plays({ args: { direction: 'rtl' } }, async ({ press, expectPages }) => {
  await press('{ArrowLeft}');
  await expectPages(4, 5);
  await press('{PageDown}');
  await expectPages(6, 7);
});

const buttonThatHandlesKeys = (
  <button key="keyButton" type="button" onKeyDown={(event) => event.preventDefault()}>
    Takes keys
  </button>
);

/** Keys turn only with the focus in the flipbook and no modifier. Fields keep their keys. */
export const FieldsAndModifiersKeepTheirKeys = plays(
  {
    args: {
      children: [
        ...numberedPages(2),
        <input key="field" aria-label="Field" defaultValue="text" />,
        buttonThatHandlesKeys,
      ],
    },
    render: (args) => (
      <>
        <button type="button">Elsewhere</button>
        <Flipbook {...args} />
      </>
    ),
  },
  async ({ canvas, userEvent, root }) => {
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    canvas.getByRole('textbox', { name: 'Field' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Home}{PageUp}');
    canvas.getByRole('button', { name: 'Takes keys' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    root.focus();
    for (const modifier of ['Control', 'Alt', 'Meta', 'Shift'])
      await userEvent.keyboard(`{${modifier}>}{ArrowLeft}{/${modifier}}`);
    await expect(visiblePages(root)).toEqual(['', 'Takes keys']);
  },
);

/**
 * After a press on a control whose container names the flipbook in `aria-controls`, keys turn pages.
 * Enter and Space still press the control, and elements that use arrow keys keep them.
 */
export const KeysTurnPagesAfterAToolbarPress = plays(
  {
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
      </>
    ),
  },
  async ({ canvas, userEvent, root, expectPages }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(button('Next'));
    for (const [key, page] of Object.entries({ ArrowRight: 4, ArrowLeft: 2, End: 6, PageUp: 4 })) {
      await userEvent.keyboard(`{${key}}`);
      await expectPages(page, page + 1);
    }
    await userEvent.keyboard('{Enter} ');
    for (const other of [canvas.getByRole('slider'), button('Print')])
      for (const key of ['ArrowLeft', 'Home']) await expect(await fireEvent.keyDown(other, { key })).toBe(true);
    await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
  },
);

/** Escape cancels a drag wherever the focus is, unless the focused element handles it. */
export const EscapeCancelsADrag = plays(
  {
    render: (args) => (
      <>
        {buttonThatHandlesKeys}
        <Parent {...args} />
      </>
    ),
  },
  async ({ canvas, root, hand, expectPages }) => {
    const keyButton = canvas.getByRole('button', { name: 'Takes keys' });
    for (const focused of [root, document.body, root]) {
      hand.startDrag(corner, [0.8, 0.9], pastSpine);
      await fireEvent.keyDown(keyButton, { key: 'Escape' });
      await expect(visiblePages(root)).toHaveLength(4);
      // The flipbook prevents the default of a key it used, so a dialog around it stays open.
      await expect(await fireEvent.keyDown(focused, { key: 'Escape' })).toBe(false);
      hand.release(pastSpine);
      await expectPages(2, 3);
      await expect(await fireEvent.keyDown(focused, { key: 'Escape' })).toBe(true);
      // The last drag is in a flipbook whose keys turn no pages.
      if (focused !== root) await change({ turnBy: { keys: false } });
    }
    await expect(root).not.toHaveAttribute('tabindex');
    await expect(await fireEvent.keyDown(root, { key: 'ArrowRight' })).toBe(true);
  },
);

const next = (
  <>
    next <span popover="manual" data-note="hint" tabIndex={-1} />
  </>
);

/** A popover in a button keeps its keys. A flipbook in an open dialog handles presses and keys. */
export const DialogsAndPopoversKeepTheirKeys = plays(
  {
    args: { buttons: { next } },
    render: (args) => (
      <dialog open>
        <Flipbook {...args} />
      </dialog>
    ),
  },
  async ({ canvasElement, root, turn, press, expectPages }) => {
    const hint = canvasElement.querySelector<HTMLElement>('[data-note="hint"]') as HTMLElement;
    hint.showPopover();
    fireEvent.keyDown(hint, { key: 'ArrowRight' });
    await expect(visiblePages(root)).toEqual(['Page 2', 'Page 3']);
    hint.hidePopover();
    await turn(corner);
    await expectPages(4, 5);
    await press('{ArrowLeft}');
    await expectPages(2, 3);
  },
);

/** In a shadow root, too, keys turn, and the focus moves from a hidden page to the flipbook. */
export const KeysTurnInAShadowRoot: Story = {
  render: () => (
    <InAShadowRoot>
      <Flipbook width={200} height={260} ref={handle}>
        <button type="button">a</button>
        <button type="button">b</button>
        <button type="button">c</button>
      </Flipbook>
    </InAShadowRoot>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(handle.current).not.toBeNull());
    const root = handle.current?.getElement();
    const button = root?.querySelector('button') ?? document.body;
    button.focus();
    await fireEvent.keyDown(button, { key: 'ArrowRight' });
    await waitFor(() => expect(root && visiblePages(root)).toEqual(['c']));
    await expect(canvas.getByTitle('Shadow').shadowRoot?.activeElement).toBe(root);
  },
};
