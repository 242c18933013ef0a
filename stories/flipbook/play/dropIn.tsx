// What the stories of the drop-in have in common: most show it beside react-pageflip.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import type { HTMLFlipBookRef } from '../../../src/flipbook/compat.tsx';
import { BesidePeer } from './BesidePeer.tsx';

export const book = createRef<HTMLFlipBookRef>();
export const peer = createRef<HTMLFlipBookRef>();

/** Pages that any style sheet may find by their class. */
export function leaves(count: number, className: string | undefined = 'app-page') {
  return Array.from({ length: count }, (_, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number here
    <div key={number} className={className} data-leaf="">
      Page {number}
    </div>
  ));
}

/** A book of six pages, as both show it. No picture is taken of them. */
export const besidePeer = {
  component: BesidePeer,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { width: 200, height: 260, flippingTime: 100, book, peer, children: leaves(6) },
} satisfies Meta<typeof BesidePeer>;

export type BesideStory = StoryObj<typeof besidePeer>;

/** What both books say that they show. */
export const openPages = () => [peer, book].map(({ current }) => current?.pageFlip()?.getCurrentPageIndex());
