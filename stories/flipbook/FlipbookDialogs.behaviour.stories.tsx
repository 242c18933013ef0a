import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { rootIn } from './play/bookParts.ts';
import styles from './play/dialogPages.module.css';
import { Hand, type Spot } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Dialogs and popovers',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...numbers,
    children: [
      ...numberedPages(3),
      <div key="notes">
        <dialog data-note="dialog" className={styles.curtain}>
          <p>Words</p>
          <button type="button">Close</button>
        </dialog>
        <dialog data-note="small dialog">
          <p>Words</p>
          <button type="button">Close</button>
        </dialog>
        <div popover="manual" data-note="popover" className={styles.curtain}>
          <p>Words</p>
          <button type="button">Close</button>
        </div>
      </div>,
      ...numberedPages(4, 4),
    ],
    onFlip: handlers.onFlip,
    onChangeState: handlers.onChangeState,
  },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

const corner: Spot = [0.98, 0.98];

function noteIn<Note extends HTMLElement>(canvasElement: HTMLElement, name: string): Note {
  const note = canvasElement.querySelector<Note>(`[data-note="${name}"]`);
  if (!note) throw new Error(`The story has no ${name}.`);
  return note;
}

/** Hovers, clicks, drags, swipes and presses keys wherever `note` lies over the book. */
function use(root: HTMLElement, note: HTMLElement): void {
  const mouse = new Hand(root);
  mouse.hover(corner);
  mouse.click(corner);
  mouse.click([0.02, 0.5]);
  mouse.pull([corner, [0.7, 0.9], [0.3, 0.9]]);
  mouse.lift([0.3, 0.9]);
  const finger = new Hand(root, { pointerType: 'touch' });
  finger.press([0.7, 0.5], { timeStamp: 1000 });
  finger.drag([0.6, 0.5], { timeStamp: 1050 });
  finger.lift([0.6, 0.5], { timeStamp: 1100 });
  for (const key of ['ArrowRight', 'ArrowLeft', 'PageDown', 'End'])
    note.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** What happens in a dialog or popover that is open on a page is not the book's. Closed, it leaves the book as it was. */
export const OpenOnAPage: Story = {
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    const dialog = noteIn<HTMLDialogElement>(canvasElement, 'dialog');
    const small = noteIn<HTMLDialogElement>(canvasElement, 'small dialog');
    const popover = noteIn(canvasElement, 'popover');
    const ways: Record<string, readonly [note: HTMLElement, open: () => void, close: () => void]> = {
      'a modal dialog, on its words': [dialog, () => dialog.showModal(), () => dialog.close()],
      'a modal dialog, on its backdrop': [small, () => small.showModal(), () => small.close()],
      'a dialog that is not modal': [dialog, () => dialog.show(), () => dialog.close()],
      'a popover': [popover, () => popover.showPopover(), () => popover.hidePopover()],
    };
    for (const [title, [note, open, close]] of Object.entries(ways))
      await step(title, async () => {
        open();
        use(root, note);
        await expect(reported()).toEqual([]);
        close();
        new Hand(root).click(corner);
        await land(root);
        await expect(reported()).toContain('flip 4');
        new Hand(root).click([0.02, 0.5]);
        await land(root);
        reported();
      });
  },
};

/** So in a popover that a word on one of the book's own buttons holds. */
export const OpenOnAButton: Story = {
  args: {
    buttons: {
      next: (
        <>
          next <span popover="manual" data-note="hint" tabIndex={-1} />
        </>
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const hint = noteIn(canvasElement, 'hint');
    const press = () => hint.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    hint.showPopover();
    press();
    await expect(reported()).toEqual([]);
    hint.hidePopover();
    press();
    await expect(reported()).toEqual(['flipping']);
    await land(rootIn(canvasElement));
  },
};

/** A book that lies in an open dialog has its presses and keys. */
export const BookInADialog: Story = {
  render: (args) => (
    <dialog open>
      <Flipbook {...args} />
    </dialog>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click(corner);
    await land(root);
    await expect(reported()).toContain('flip 4');
    root.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await land(root);
    await expect(reported()).toContain('flip 2');
  },
};
