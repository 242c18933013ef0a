import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef, useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { HTMLFlipBookRef } from '../../src/flipbook/compat.tsx';
import { BesidePeer } from './play/BesidePeer.tsx';
import { rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { land } from './play/land.ts';

const book = createRef<HTMLFlipBookRef>();
const peer = createRef<HTMLFlipBookRef>();

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

const meta = {
  title: 'Flipbook/Drop-in/Keys',
  tags: ['!autodocs'],
  component: BesidePeer,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { width: 200, height: 200, flippingTime: 60, book, peer, children: pages },
} satisfies Meta<typeof BesidePeer>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPages = () => [peer, book].map(({ current }) => current?.pageFlip()?.getCurrentPageIndex());
const states = () => [peer, book].map(({ current }) => current?.pageFlip()?.getState());

/** Waits until both books are open at the page, and at rest; then whether they stay there. */
async function expectBothAt(page: number): Promise<void> {
  await waitFor(() =>
    expect([openPages(), states()]).toEqual([
      [page, page],
      ['read', 'read'],
    ]),
  );
  // Were a second turn waiting for the first, it would have begun by now.
  await frames(3);
  await expect([openPages(), states()]).toEqual([
    [page, page],
    ['read', 'read'],
  ]);
}

/** One key, one turn: before anything was clicked, with the focus in the book, and in a page of it. */
export const KeysOfTheApp: Story = {
  render: (args) => <AppWithKeys {...args} />,
  play: async ({ canvasElement, userEvent, step }) => {
    await waitFor(() => expect(openPages()).toEqual([0, 0]));
    const root = rootIn(canvasElement);
    await step('before anything was clicked', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expectBothAt(2);
    });
    await step('with the focus in a page', async () => {
      root.querySelector<HTMLElement>('.stf__item:not([hidden]) button')?.focus();
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
export const NoStopForTab: Story = {
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
    root.querySelector<HTMLElement>('.stf__item:not([hidden]) button')?.focus();
    root.focus();
    await expect(root).not.toHaveFocus();
  },
};

/** With `keyboard`, keys turn while the focus is in the book, and Tab reaches it. */
export const KeysOfTheBook: Story = {
  args: { more: { keyboard: true } },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(openPages()).toEqual([0, 0]));
    const root = rootIn(canvasElement);
    root.querySelector<HTMLElement>('button')?.focus();
    await userEvent.tab({ shift: true });
    await expect(root).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await land(root);
    await expect(openPages()).toEqual([0, 2]);
  },
};
