import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlipbookEdges } from '../../src/flipbook/around/edges.ts';
import { easings } from '../../src/flipbook/engine/run.ts';
import { FrameSheet } from './motion/FrameSheet.tsx';

export default {
  title: 'Flipbook/Flipbook/Motion',
  tags: ['!autodocs'],
  component: FrameSheet,
  // Axe takes seconds for hundreds of equal pages. Other stories of the flipbook have the same ones.
  parameters: { visual: { target: '[data-frames]' }, a11y: { test: 'off' } },
  globals: { viewport: { value: 'w1600', isRotated: false } },
} satisfies Meta<typeof FrameSheet>;

type Story = StoryObj<typeof FrameSheet>;

/** One forward and one backward turn between inner spreads. */
const forth = { turn: { direction: 'forward' }, from: 2, to: 4 } as const;
const home = { turn: { direction: 'back' }, from: 4, to: 2 } as const;
const homeByTheTop = { ...home, turn: { direction: 'back', corner: 'top' } } as const;
const opening = { ...forth, from: 0, to: 1, showCover: true };
const closing = { ...home, from: 1, to: 0, showCover: true };

/** The flap of a soft page meets the crease. A last page of odd number has no page below. */
export const Soft: Story = {
  args: {
    rows: [
      { ...forth, title: 'Soft, forward, bottom' },
      { ...homeByTheTop, title: 'Soft, back, top' },
      { ...forth, title: 'On to a last page alone', pageCount: 5 },
      { ...home, title: 'Back from a last page alone', pageCount: 5 },
    ],
  },
};

/** A leaf with a hard side turns about the spine as a board, whatever its corner. */
export const Hard: Story = {
  args: {
    pageWidth: 230,
    rows: [
      { ...forth, title: 'Hard, forward', hard: [4] },
      { ...home, title: 'Hard, back', hard: [5] },
    ],
  },
};

/** With a cover, the flipbook opens from one page and closes to one page. */
export const Covers: Story = {
  args: {
    rows: [
      { ...opening, title: 'Opening' },
      { ...opening, title: 'Closing', from: 5, to: 7 },
      { ...closing, title: 'Opening from the back', from: 7, to: 5 },
      { ...closing, title: 'Closing on the front' },
    ],
  },
};

/** In portrait, the back of the page is blank, and the page leaves and returns across the spine. */
export const Portrait: Story = {
  args: {
    portrait: true,
    pageWidth: 170,
    rows: [
      { ...forth, title: 'Portrait, forward, bottom', from: 1, to: 2 },
      { ...homeByTheTop, title: 'Portrait, back, top', from: 2, to: 1 },
      { ...opening, title: 'Portrait, hard, forward' },
      { ...closing, title: 'Portrait, hard, back' },
    ],
  },
};

/** Read from right to left, everything is mirrored except the content of the pages. */
export const RightToLeft: Story = {
  args: {
    rows: [
      { ...homeByTheTop, title: 'Right to left, back, top', direction: 'rtl' },
      { ...opening, title: 'Right to left, opening', direction: 'rtl' },
    ],
  },
};

/** Eight moments, 50 ms apart, of a page that covers the rest of its way in 400 ms. */
const settling = (released: number, end: number) =>
  Array.from({ length: 8 }, (_, index) => {
    const share = easings['ease-out-quad'](index / 8);
    return [`${index * 50} ms`, released + (end - released) * share] as const;
  });

/** A thrown page leaves at the speed of the hand and settles, forward or back. */
export const Flick: Story = {
  args: {
    rows: [
      { ...forth, title: 'Thrown forward, released at 10 %', moments: settling(0.1, 1) },
      { ...forth, title: 'Thrown back, released at 70 %', to: 2, moments: settling(0.7, 0.05) },
    ],
  },
};

const riffle = {
  turn: { direction: 'forward', to: 18 },
  from: 2,
  to: 18,
  pageCount: 20,
  moments: [20, 150, 300, 450, 600, 700, 850, 980].map((ms) => [`${ms} ms`, ms / 1000] as const),
} as const;

/** A far jump turns several leaves, the last to its page. If one is hard, all turn as boards. */
export const Riffle: Story = {
  args: {
    pageWidth: 72,
    rows: [
      { ...riffle, title: 'Over eight spreads' },
      { ...riffle, title: 'Back, by the top', turn: { direction: 'back', to: 2, corner: 'top' }, from: 18, to: 2 },
      { ...riffle, title: 'Right to left', direction: 'rtl' },
      { ...riffle, title: 'Three leaves over three spreads', turn: { direction: 'forward', to: 8 }, to: 8 },
      { ...riffle, title: 'From a hard cover', from: 0, showCover: true },
    ],
  },
};

const body = {
  edges: <FlipbookEdges thickness={4} />,
  moments: [5, 15, 30, 45, 55, 70, 85, 95].map((percent) => [`${percent} %`, percent / 100] as const),
};

/** A sheet in the air belongs to neither stack. On an empty side, one appears with the cover. */
export const Edges: Story = {
  args: {
    pageWidth: 66,
    rows: [
      { ...forth, ...body, title: 'Forward' },
      { ...homeByTheTop, ...body, title: 'Back, by the top' },
      { ...opening, ...body, title: 'Opening' },
      { ...closing, ...body, title: 'Closing' },
      { ...forth, ...body, title: 'Right to left', direction: 'rtl' },
      { ...forth, ...body, title: 'One page', from: 1, to: 2, layout: 'single' },
      { ...riffle, ...body, title: 'A riffle over eight spreads', moments: riffle.moments },
    ],
  },
};
