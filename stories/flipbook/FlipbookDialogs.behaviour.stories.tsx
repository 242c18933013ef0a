import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviour, plays, reported } from './play/behaviour.tsx';
import { corner, Hand } from './play/Hand.ts';
import { aroundPage3 } from './play/numberedPages.tsx';

/** Over the whole window: wherever a book is pressed, this is. */
const curtain = { position: 'fixed', inset: 0, minInlineSize: '100%', minBlockSize: '100%' } as const;

const words = (
  <>
    <p>Words</p>
    <button type="button">Close</button>
  </>
);

export default {
  title: 'Flipbook/Flipbook/Behaviour/Dialogs and popovers',
  tags: ['!autodocs', 'behaviour'],
  ...behaviour,
  args: {
    ...behaviour.args,
    children: aroundPage3(
      <div>
        <dialog data-note="dialog" style={curtain}>
          {words}
        </dialog>
        <dialog data-note="small dialog">{words}</dialog>
        <div popover="manual" data-note="popover" style={curtain}>
          {words}
        </div>
      </div>,
    ),
  },
};

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
  mouse.pullAndLift(corner, [0.7, 0.9], [0.3, 0.9]);
  new Hand(root, { pointerType: 'touch' }).swipe([0.7, 0.5], [0.6, 0.5]);
  for (const key of ['ArrowRight', 'ArrowLeft', 'PageDown', 'End'])
    note.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** What happens in a dialog or popover that is open on a page is not the book's. Closed, it leaves the book as it was. */
export const OpenOnAPage = plays(async ({ canvasElement, step, root, hand, landing }) => {
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
      hand.click(corner);
      await expect(await landing()).toContain('flip 4');
      hand.click([0.02, 0.5]);
      await landing();
    });
});

const next = (
  <>
    next <span popover="manual" data-note="hint" tabIndex={-1} />
  </>
);

/** So in a popover that a word on one of the book's own buttons holds; and a book that lies in an open dialog has its presses and keys. */
export const BookInADialog = plays(
  {
    args: { buttons: { next } },
    render: (args) => (
      <dialog open>
        <Flipbook {...args} />
      </dialog>
    ),
  },
  async ({ canvasElement, userEvent, root, hand, landing }) => {
    const hint = noteIn(canvasElement, 'hint');
    hint.showPopover();
    hint.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await expect(reported()).toEqual([]);
    hint.hidePopover();
    hand.click(corner);
    await expect(await landing()).toContain('flip 4');
    root.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await landing()).toContain('flip 2');
  },
);
