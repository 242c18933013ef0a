import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FlipbookHandle, FlipbookProps } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { bookIn, inSight, rootIn } from './play/bookParts.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();
const handle = createRef<FlipbookHandle>();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Methods',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...numbers,
    onFlip: handlers.onFlip,
    onChangeState: handlers.onChangeState,
    onPageChange: handlers.onPageChange,
  },
  render: (args) => <Flipbook {...args} ref={handle} />,
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

function book(): FlipbookHandle {
  if (!handle.current) throw new Error('The ref holds no book.');
  return handle.current;
}

/** What `flip…` promises is true once the page has landed. */
export const FlipsLand: Story = {
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    const moves: readonly [title: string, move: () => Promise<boolean>, page: number][] = [
      ['flipNext', () => book().flipNext(), 4],
      ['flipPrev', () => book().flipPrev('bottom'), 2],
      ['flip', () => book().flip(7), 6],
    ];
    for (const [title, move, page] of moves) {
      await step(title, async () => {
        const landed = move();
        await expect(book().getState()).toBe('flipping');
        await land(root);
        await expect(await landed).toBe(true);
        await expect(reported()).toEqual(['flipping', `flip ${page}`, `page ${page} by method`, 'read']);
        await expect(book().getCurrentPageIndex()).toBe(page);
      });
    }
  },
};

/** `turnTo…` opens pages without a movement: nothing flips, so no state is reported. */
export const TurnsAreAtOnce: Story = {
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    const moves: readonly [title: string, move: () => Promise<boolean>, page: number][] = [
      ['turnToNextPage', () => book().turnToNextPage(), 4],
      ['turnToPrevPage', () => book().turnToPrevPage(), 2],
      ['turnToPage', () => book().turnToPage(6), 6],
    ];
    for (const [title, move, page] of moves) {
      await step(title, async () => {
        const landed = move();
        await expect(reported()).toEqual([`flip ${page}`, `page ${page} by method`]);
        await expect(inSight(root)).toEqual([`Page ${page}`, `Page ${page + 1}`]);
        await expect(await landed).toBe(true);
      });
    }
  },
};

/** Where something moved, `turnTo…` ends it: the book is at rest then, and says so. */
export const TurnsAtOnceFromAMovement: Story = {
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    const movements: readonly [title: string, begin: () => void, state: string][] = [
      ['a lifted corner', () => hand.hover([0.98, 0.98]), 'fold_corner'],
      ['a turn', () => void book().flipNext(), 'flipping'],
      [
        'a drag',
        () => {
          hand.press([0.98, 0.98]);
          hand.drag([0.8, 0.9]);
        },
        'user_fold',
      ],
    ];
    for (const [title, begin, state] of movements) {
      await step(title, async () => {
        begin();
        await book().turnToPage(6);
        hand.lift([0.5, 0.5]);
        await expect(reported()).toEqual([state, 'flip 6', 'page 6 by method', 'read']);
        await expect(root).toHaveAttribute('data-state', 'read');
        await book().turnToPage(2);
        reported();
      });
    }
  },
};

/** What cannot be done is not done, not reported, and answered with false. */
export const ImpossibleMoves: Story = {
  play: async ({ step }) => {
    for (const page of [2, 3, 8, 999, -1, 1.5, Number.NaN]) {
      await step(`to page ${page}`, async () => {
        await expect(await book().flip(page)).toBe(false);
        await expect(await book().turnToPage(page)).toBe(false);
      });
    }
    await expect(await book().turnToPage(7)).toBe(true);
    reported();
    await expect(await book().flipNext()).toBe(false);
    await expect(await book().turnToNextPage()).toBe(false);
    await expect(reported()).toEqual([]);
    await expect(book().getCurrentPageIndex()).toBe(6);
  },
};

/** The last of two requests wins: the first is answered with false, and one turn is reported. */
export const TheLastRequestWins: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const first = book().flip(4);
    const second = book().flip(7);
    await land(root);
    await expect([await first, await second]).toEqual([false, true]);
    await expect(reported()).toEqual(['flipping', 'flip 6', 'page 6 by method', 'read']);
  },
};

/** The book answers for itself. */
export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await expect(book().getPageCount()).toBe(8);
    await expect(book().getCurrentPageIndex()).toBe(2);
    await expect(book().getOrientation()).toBe('landscape');
    await expect(book().getState()).toBe('read');
    await expect(book().getBoundsRect()).toEqual(bookIn(root).getBoundingClientRect());
  },
};

let inLayoutEffect: unknown;

function Parent(props: FlipbookProps) {
  const ref = useRef<FlipbookHandle>(null);
  useLayoutEffect(() => {
    inLayoutEffect = [ref.current?.getPageCount(), ref.current?.getCurrentPageIndex(), ref.current?.getOrientation()];
  }, []);
  return <Flipbook {...props} ref={ref} />;
}

/** The parent's layout effects find the book ready. */
export const ReadyInLayoutEffects: Story = {
  render: (args) => <Parent {...args} />,
  play: async () => {
    await expect(inLayoutEffect).toEqual([8, 2, 'landscape']);
  },
};

const states: string[] = [];
/** The state that the book has, as its handlers find it. */
const note = (event: string) => states.push(`${event} in ${book().getState()}`);

/** Inside every handler, the book's state is the one that was reported last. */
export const StateInsideHandlers: Story = {
  args: {
    onChangeState: note,
    onFlip: (page) => note(`flip ${page}`),
    onPageChange: (page) => note(`page ${page}`),
  },
  beforeEach: () => void states.splice(0),
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    await step('a turn', async () => {
      const landed = book().flipNext();
      await land(root);
      await landed;
      const reports = ['flipping in flipping', 'flip 4 in flipping', 'page 4 in flipping', 'read in read'];
      await expect(states.splice(0)).toEqual(reports);
    });
    await step('an opening at once', async () => {
      await book().turnToPage(2);
      await expect(states.splice(0)).toEqual(['flip 2 in read', 'page 2 in read']);
    });
    await step('an opening at once, from a turn', async () => {
      void book().flipNext();
      await book().turnToPage(6);
      const reports = ['flipping in flipping', 'flip 6 in flipping', 'page 6 in flipping', 'read in read'];
      await expect(states.splice(0)).toEqual(reports);
    });
  },
};

/** A turn that a handler asks for comes after everything about the one that has just landed. */
export const TurnFromAHandler: Story = {
  args: {
    onChangeState: note,
    onFlip: (page) => {
      note(`flip ${page}`);
      if (page === 4) void book().flipNext();
    },
    onPageChange: undefined,
  },
  beforeEach: () => void states.splice(0),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    void book().flipNext();
    for (const animation of root.getAnimations({ subtree: true })) animation.finish();
    await waitFor(() => expect(inSight(root)).toContain('Page 6'));
    await expect(root).toHaveAttribute('data-state', 'flipping');
    const first = ['flipping in flipping', 'flip 4 in flipping', 'read in read', 'flipping in flipping'];
    await expect(states).toEqual(first);
    await land(root);
    await expect(states).toEqual([...first, 'flip 6 in flipping', 'read in read']);
  },
};
