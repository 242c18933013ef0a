import { useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FlipbookHandle, FlipbookProps } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviourOfPages, handle, handlers, played, plays, reported, type Story } from './play/behaviour.tsx';
import { bookIn, inSight } from './play/bookParts.ts';
import { land } from './play/land.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Methods',
  tags: ['!autodocs'],
  ...behaviourOfPages,
};

function book(): FlipbookHandle {
  if (!handle.current) throw new Error('The ref holds no book.');
  return handle.current;
}

/** What `flip…` promises is true once the page has landed. */
export const FlipsLand = plays(async ({ step, root }) => {
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
});

/** `turnTo…` opens pages without a movement: nothing flips, so no state is reported. */
export const TurnsAreAtOnce = plays(async ({ step, root }) => {
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
});

/** Where something moved, `turnTo…` ends it: the book is at rest then, and says so. */
export const TurnsAtOnceFromAMovement = plays(async ({ step, root, hand }) => {
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
});

/** The last of two requests wins: the first is answered with false, and one turn is reported. */
export const TheLastRequestWins = plays(async ({ root }) => {
  const first = book().flip(4);
  const second = book().flip(7);
  await land(root);
  await expect([await first, await second]).toEqual([false, true]);
  await expect(reported()).toEqual(['flipping', 'flip 6', 'page 6 by method', 'read']);
});

/** The book answers for itself. */
export const Questions = plays(async ({ root }) => {
  await expect(book().getPageCount()).toBe(8);
  await expect(book().getCurrentPageIndex()).toBe(2);
  await expect(book().getOrientation()).toBe('landscape');
  await expect(book().getState()).toBe('read');
  await expect(book().getBoundsRect()).toEqual(bookIn(root).getBoundingClientRect());
});

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

/** A turn that a handler asks for comes after everything about the one that has just landed. */
export const TurnFromAHandler: Story = {
  args: {
    onFlip: (page) => {
      handlers.onFlip?.(page);
      if (page === 4) void book().flipNext();
    },
    onPageChange: undefined,
  },
  play: played(async ({ root, told }) => {
    void book().flipNext();
    for (const animation of root.getAnimations({ subtree: true })) animation.finish();
    await waitFor(() => expect(inSight(root)).toContain('Page 6'));
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await expect(reported()).toEqual(['flipping', 'flip 4', 'read', 'flipping']);
    await told('flip 6', 'read');
  }),
};
