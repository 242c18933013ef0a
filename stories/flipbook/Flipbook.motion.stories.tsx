import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlipbookEdges } from '../../src/flipbook/addons/edges.ts';
import { easings } from '../../src/flipbook/engine/run.ts';
import { FrameSheet } from './motion/FrameSheet.tsx';

export default {
  title: 'Flipbook/Flipbook/Motion',
  tags: ['!autodocs'],
  component: FrameSheet,
  // Axe takes seconds for hundreds of similar pages. Other stories of the flipbook have the same ones.
  parameters: { visual: { target: '[data-frames]' }, a11y: { test: 'off' } },
  globals: { viewport: { value: 'w1600', isRotated: false } },
} satisfies Meta<typeof FrameSheet>;

type Story = StoryObj<typeof FrameSheet>;

const forward = { turn: { direction: 'forward' }, from: 2, to: 4 } as const;
const back = { turn: { direction: 'back' }, from: 4, to: 2 } as const;
const backFromTop = { ...back, turn: { direction: 'back', corner: 'top' } } as const;
const opening = { ...forward, from: 0, to: 1, showCover: true };
const closing = { ...back, from: 1, to: 0, showCover: true };

/** The flap of a soft page meets the crease. With an odd number of pages, the last page lies alone. */
export const Soft: Story = {
  args: {
    rows: [
      { ...forward, title: 'Soft, forward, bottom' },
      { ...backFromTop, title: 'Soft, back, top' },
      { ...forward, title: 'Forward to a lone last page', pageCount: 5 },
      { ...back, title: 'Back from a lone last page', pageCount: 5 },
    ],
  },
};

/** A leaf with a hard page turns about the spine like a board. */
export const Hard: Story = {
  args: {
    pageWidth: 230,
    rows: [
      { ...forward, title: 'Hard, forward', hard: [4] },
      { ...back, title: 'Hard, back', hard: [5] },
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
      { ...forward, title: 'Portrait, forward, bottom', from: 1, to: 2 },
      { ...backFromTop, title: 'Portrait, back, top', from: 2, to: 1 },
      { ...opening, title: 'Portrait, hard, forward' },
      { ...closing, title: 'Portrait, hard, back' },
    ],
  },
};

/** In a right-to-left flipbook, everything is mirrored except the light and the content of the pages. */
export const RightToLeft: Story = {
  args: {
    rows: [
      { ...backFromTop, title: 'Right to left, back, top', direction: 'rtl' },
      { ...opening, title: 'Right to left, opening', direction: 'rtl' },
    ],
  },
};

/** Eight moments of a released page, 50 ms apart. It comes to rest after 400 ms. */
const settling = (start: number, end: number) =>
  Array.from({ length: 8 }, (_, index) => {
    const share = easings['ease-out-quad'](index / 8);
    return [`${index * 50} ms`, start + (end - start) * share] as const;
  });

/** A flicked page starts at the speed of the drag and slows down, forward or back. */
export const Flick: Story = {
  args: {
    rows: [
      { ...forward, title: 'Flicked forward, released at 10 %', moments: settling(0.1, 1) },
      { ...forward, title: 'Flicked back, released at 70 %', to: 2, moments: settling(0.7, 0.05) },
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

/** A far jump turns several leaves, the last one to the target page. If one is hard, all turn as boards. */
export const Riffle: Story = {
  args: {
    pageWidth: 72,
    rows: [
      { ...riffle, title: 'Over eight spreads' },
      { ...riffle, title: 'Back, top corner', turn: { direction: 'back', to: 2, corner: 'top' }, from: 18, to: 2 },
      { ...riffle, title: 'Right to left', direction: 'rtl' },
      { ...riffle, title: 'Three leaves over three spreads', turn: { direction: 'forward', to: 8 }, to: 8 },
      { ...riffle, title: 'From a hard cover', from: 0, showCover: true },
    ],
  },
};

const withEdges = {
  edges: <FlipbookEdges thickness={4} />,
  moments: [5, 15, 30, 45, 55, 70, 85, 95].map((percent) => [`${percent} %`, percent / 100] as const),
};

/** A turning leaf belongs to neither stack. An empty side has no stack until a cover lands there. */
export const Edges: Story = {
  args: {
    pageWidth: 66,
    rows: [
      { ...forward, ...withEdges, title: 'Forward' },
      { ...backFromTop, ...withEdges, title: 'Back, top corner' },
      { ...opening, ...withEdges, title: 'Opening' },
      { ...closing, ...withEdges, title: 'Closing' },
      { ...forward, ...withEdges, title: 'Right to left', direction: 'rtl' },
      { ...forward, ...withEdges, title: 'One page', from: 1, to: 2, layout: 'single' },
      { ...riffle, ...withEdges, title: 'A riffle over eight spreads', moments: riffle.moments },
    ],
  },
};
