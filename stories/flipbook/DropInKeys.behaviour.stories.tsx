import { type ComponentProps, useEffect } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { BesidePeer } from './play/BesidePeer.tsx';
import { rootIn } from './play/bookParts.ts';
import { type BesideStory, besidePeer, book, openPages, peer } from './play/dropIn.tsx';
import { frames } from './play/frames.ts';
import { corner, Hand, pastSpine } from './play/Hand.ts';
import { land } from './play/land.ts';

/** Two books in an app that turns both by keys of its own, wherever the focus is. */
function AppWithKeys(props: ComponentProps<typeof BesidePeer>) {
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') for (const { current } of [book, peer]) current?.pageFlip().flipNext();
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, []);
  return <BesidePeer {...props} />;
}

const pages = Array.from({ length: 8 }, (_, number) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number here
  <div key={number}>
    Page {number} <button type="button">Note {number}</button>
  </div>
));

export default {
  title: 'Flipbook/Drop-in/Keys',
  tags: ['!autodocs'],
  ...besidePeer,
  args: { ...besidePeer.args, height: 200, flippingTime: 60, children: pages },
};

const states = () =>
  [peer, book].map(({ current }) => [current?.pageFlip()?.getCurrentPageIndex(), current?.pageFlip()?.getState()]);

/** Waits until both books are open at the page, and at rest; then whether they stay there. */
async function expectBothAt(page: number): Promise<void> {
  const atRest = Array(2).fill([page, 'read']);
  await waitFor(() => expect(states()).toEqual(atRest));
  // Were a second turn waiting for the first, it would have begun by now.
  await frames(3);
  await expect(states()).toEqual(atRest);
}

/** One key, one turn: before anything was clicked, with the focus in the book, and in a page of it. */
export const KeysOfTheApp: BesideStory = {
  render: (args) => <AppWithKeys {...args} />,
  play: async ({ canvasElement, userEvent, step }) => {
    await waitFor(() => expect(openPages()).toEqual([0, 0]));
    const root = rootIn(canvasElement);
    await step('before anything was clicked', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expectBothAt(2);
    });
    await step('with the focus in a page', async () => {
      root.querySelector<HTMLElement>('[data-part=page]:not([hidden]) button')?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expectBothAt(4);
    });
    await step('with the focus that the page has left to the book', async () => {
      await expect(root).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expectBothAt(6);
    });
  },
};

/** The book is no stop for Tab, only what is on its pages. Focus on a page that goes out of sight is not lost. */
export const NoStopForTab: BesideStory = {
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(openPages()).toEqual([0, 0]));
    const root = rootIn(canvasElement);
    const first = root.querySelector<HTMLElement>('button');
    first?.focus();
    await userEvent.tab({ shift: true });
    await expect(root).not.toHaveFocus();
    first?.focus();
    book.current?.pageFlip().flipNext();
    await land(root);
    await expect(root).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}{PageDown}');
    await expect(openPages()).toEqual([0, 2]);
    // Once the focus has gone on, the book can take it no more.
    root.querySelector<HTMLElement>('[data-part=page]:not([hidden]) button')?.focus();
    root.focus();
    await expect(root).not.toHaveFocus();
  },
};

/** Escape is the app's own: only with `keyboard` it lets a dragged page go. */
export const Escape: BesideStory = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(openPages()).toEqual([0, 0]));
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull(corner, [0.8, 0.9], pastSpine);
    await expect(await fireEvent.keyDown(root, { key: 'Escape' })).toBe(true);
    await expect(root).toHaveAttribute('data-state', 'user_fold');
    hand.lift(pastSpine);
    await land(root);
    await expect(openPages()).toEqual([0, 2]);
  },
};

/** With `keyboard`, Escape does so wherever the focus is, keys turn while it is in the book, and Tab reaches that. */
export const KeysOfTheBook: BesideStory = {
  args: { more: { keyboard: true } },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(openPages()).toEqual([0, 0]));
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull(corner, [0.8, 0.9], pastSpine);
    await expect(await fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    hand.lift(pastSpine);
    await land(root);
    await expect(openPages()).toEqual([0, 0]);
    root.querySelector<HTMLElement>('button')?.focus();
    await userEvent.tab({ shift: true });
    await expect(root).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await land(root);
    await expect(openPages()).toEqual([0, 2]);
  },
};
