import type { Meta, StoryObj } from '@storybook/react-vite';
import { FrameSheet } from './motion/FrameSheet.tsx';

const meta = {
  title: 'Flipbook/Flipbook/Motion',
  component: FrameSheet,
  parameters: { visual: { target: '[data-frames]' } },
  globals: { viewport: { value: 'w1600', isRotated: false } },
} satisfies Meta<typeof FrameSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A soft page turns on: the flap lies on its crease, the page beneath comes to light. */
export const SoftForward: Story = {
  args: {
    rows: [
      { title: 'Soft, forward, bottom', turn: { direction: 'forward', corner: 'bottom' }, from: 2, to: 4 },
      { title: 'Soft, forward, top', turn: { direction: 'forward', corner: 'top' }, from: 2, to: 4 },
    ],
  },
};

/** A soft page turns back: the mirror image of turning on. */
export const SoftBack: Story = {
  args: {
    rows: [
      { title: 'Soft, back, bottom', turn: { direction: 'back', corner: 'bottom' }, from: 4, to: 2 },
      { title: 'Soft, back, top', turn: { direction: 'back', corner: 'top' }, from: 4, to: 2 },
    ],
  },
};

/** A leaf with a hard side turns about the spine as a board; the corner makes no difference. */
export const Hard: Story = {
  args: {
    pageWidth: 230,
    rows: [
      { title: 'Hard, forward', turn: { direction: 'forward' }, from: 2, to: 4, hard: [4] },
      { title: 'Hard, back', turn: { direction: 'back' }, from: 4, to: 2, hard: [5] },
    ],
  },
};

/** With a cover, the book opens from one page, and closes on one. */
export const Covers: Story = {
  args: {
    rows: [
      { title: 'Opening', turn: { direction: 'forward' }, from: 0, to: 1, showCover: true },
      { title: 'Closing', turn: { direction: 'forward' }, from: 5, to: 7, showCover: true },
      { title: 'Opening from the back', turn: { direction: 'back' }, from: 7, to: 5, showCover: true },
      { title: 'Closing on the front', turn: { direction: 'back' }, from: 1, to: 0, showCover: true },
    ],
  },
};

/** Where one page is shown, its back is blank: turned on, it leaves over the spine; turned back, it comes from there. */
export const Portrait: Story = {
  args: {
    portrait: true,
    pageWidth: 170,
    rows: [
      { title: 'Portrait, forward, bottom', turn: { direction: 'forward' }, from: 1, to: 2 },
      { title: 'Portrait, forward, top', turn: { direction: 'forward', corner: 'top' }, from: 1, to: 2 },
      { title: 'Portrait, back, bottom', turn: { direction: 'back' }, from: 2, to: 1 },
      { title: 'Portrait, hard, forward', turn: { direction: 'forward' }, from: 0, to: 1, showCover: true },
      { title: 'Portrait, hard, back', turn: { direction: 'back' }, from: 1, to: 0, showCover: true },
    ],
  },
};

/** Read from right to left, everything is the mirror image but what is on the pages. */
export const RightToLeft: Story = {
  args: {
    rows: [
      { title: 'Right to left, forward', turn: { direction: 'forward' }, from: 2, to: 4, direction: 'rtl' },
      {
        title: 'Right to left, back, top',
        turn: { direction: 'back', corner: 'top' },
        from: 4,
        to: 2,
        direction: 'rtl',
      },
      {
        title: 'Right to left, opening',
        turn: { direction: 'forward' },
        from: 0,
        to: 1,
        showCover: true,
        direction: 'rtl',
      },
    ],
  },
};

/** The last page of an odd number lies alone on the left: beneath the page that turns there is nothing. */
export const NothingBeneath: Story = {
  args: {
    rows: [
      { title: 'On to a last page alone', turn: { direction: 'forward' }, from: 2, to: 4, pageCount: 5 },
      { title: 'Back from a last page alone', turn: { direction: 'back' }, from: 4, to: 2, pageCount: 5 },
    ],
  },
};

/** From no shadow to the darkest, which is the default. */
export const Shadows: Story = {
  args: {
    rows: [
      { title: 'maxShadowOpacity 0', turn: { direction: 'forward' }, from: 2, to: 4, maxShadowOpacity: 0 },
      { title: 'maxShadowOpacity 0.1', turn: { direction: 'forward' }, from: 2, to: 4, maxShadowOpacity: 0.1 },
      { title: 'maxShadowOpacity 1', turn: { direction: 'forward' }, from: 2, to: 4, maxShadowOpacity: 1 },
      {
        title: 'maxShadowOpacity 1, hard',
        turn: { direction: 'forward' },
        from: 2,
        to: 4,
        maxShadowOpacity: 1,
        hard: [4],
      },
    ],
  },
};
