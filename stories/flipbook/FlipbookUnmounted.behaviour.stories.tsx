import { useReducer } from 'react';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import type { FlipbookHandle } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviourTold, handle, type Props, reported, type Story } from './play/behaviour.tsx';
import { rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { Hand } from './play/Hand.ts';
import { ledger } from './play/ledger.ts';

export default { title: 'Flipbook/Flipbook/Behaviour/Unmounted', tags: ['!autodocs'], ...behaviourTold };

interface MountableProps extends Props {
  /** Where the book is put, if not beside its button. */
  place?: Element;
  /** The drop-in, if it is not the book itself. */
  Book?: typeof HTMLFlipBook;
}

function Mountable({ children, place, Book, ...args }: MountableProps) {
  const [mounted, toggle] = useReducer((before: boolean) => !before, true);
  const book = Book ? (
    <Book width={args.width} height={args.height}>
      {children}
    </Book>
  ) : (
    <Flipbook {...args} ref={handle}>
      {children}
    </Flipbook>
  );
  return (
    <>
      <button type="button" onClick={toggle}>
        Toggle
      </button>
      {mounted && (place ? createPortal(book, place) : book)}
    </>
  );
}

/** What each method of a handle answers once its book is gone. */
const answersOfNoBook: { [Name in keyof FlipbookHandle]: Awaited<ReturnType<FlipbookHandle[Name]>> } = {
  flipNext: false,
  flipPrev: false,
  flip: false,
  turnToPage: false,
  turnToNextPage: false,
  turnToPrevPage: false,
  showCorner: undefined,
  getPageCount: 0,
  getCurrentPageIndex: 0,
  getOrientation: 'landscape',
  getState: 'read',
  getBoundsRect: null,
  getElement: null,
  update: undefined,
};

/** Unmounted during a turn, a book calls no handler any more, and the turn's promise resolves to false. A handle that was kept does nothing. */
export const TakenAwayInMidTurn: Story = {
  render: (args) => <Mountable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await frames(4);
    const kept = handle.current;
    const landed = kept?.flip(6);
    reported();
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }));
    await expect(await landed).toBe(false);
    await frames(2);
    await expect(reported()).toEqual([]);
    await expect(handle.current).toBeNull();
    const answers = Object.entries({ ...kept }).map(async ([name, method]) => [
      name,
      // A page, where one is asked for.
      await Reflect.apply(method, kept, [2]),
    ]);
    await expect(Object.fromEntries(await Promise.all(answers))).toEqual(answersOfNoBook);
    await expect(reported()).toEqual([]);
    await expect(document.getAnimations()).toEqual([]);
  },
};

const besideTheCanvas = document.createElement('div');

/** Brings a book, begins a turn, and takes it away, a hundred times. @param observers - how many one book has */
function comesAndGoes(observers: number): NonNullable<Story['play']> {
  return async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    await userEvent.click(toggle);
    const { open, restore } = ledger();
    let alive = open();
    for (let mount = 0; mount < 100; mount += 1) {
      toggle.click();
      await Promise.resolve();
      // No pointer moves: Storybook asks for a frame each time one does.
      new Hand(rootIn(besideTheCanvas)).click([0.75, 0.5]);
      alive = open();
      toggle.click();
      await Promise.resolve();
    }
    const kept = open();
    restore();
    await expect(kept).toEqual({ listeners: 0, observers: 0, frames: 0, timers: 0 });
    await expect(alive.observers).toBe(observers);
    await expect(alive.frames).toBeGreaterThan(0);
    // Also those at the window.
    await expect(alive.listeners).toBeGreaterThan(10);
  };
}

/** A book that came and went a hundred times leaves no listener, no observer, no frame and no timer behind. */
export const NoLeak: Story = {
  args: { width: 50, height: 50 },
  // Storybook's highlighter answers each change inside its canvas with listeners and observers of its own.
  beforeEach: () => {
    document.body.append(besideTheCanvas);
    return () => besideTheCanvas.remove();
  },
  render: (args) => <Mountable {...args} place={besideTheCanvas} />,
  play: comesAndGoes(1),
};

/** Nor does the drop-in, which watches its boxes for the sake of their classes. */
export const NoLeakOfTheDropIn: Story = {
  ...NoLeak,
  render: ({ width, height, children }) => (
    <Mountable width={width} height={height} place={besideTheCanvas} Book={HTMLFlipBook}>
      {children}
    </Mountable>
  ),
  play: comesAndGoes(2),
};
