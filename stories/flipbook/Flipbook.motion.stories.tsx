import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FrameRow, FrameSheet } from './motion/FrameSheet.tsx';

const meta = {
  title: 'Flipbook/Flipbook/Motion',
  component: FrameSheet,
  parameters: { visual: { target: '[data-frames]' } },
  globals: { viewport: { value: 'w1600', isRotated: false } },
} satisfies Meta<typeof FrameSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

type Turn = FrameRow['turn'];

const on: Turn = { direction: 'forward' };
const back: Turn = { direction: 'back' };

/** A turn on by one spread of the inner pages, and one back. */
const forth = { turn: on, from: 2, to: 4 };
const home = { turn: back, from: 4, to: 2 };

const at = (turn: Turn, corner: NonNullable<Turn['corner']>): Turn => ({ ...turn, corner });

/** A soft page turns on: the flap lies on its crease, the page beneath comes to light. */
export const SoftForward: Story = {
  args: {
    rows: [
      { ...forth, title: 'Soft, forward, bottom', turn: at(on, 'bottom') },
      { ...forth, title: 'Soft, forward, top', turn: at(on, 'top') },
    ],
  },
};

/** A soft page turns back: the mirror image of turning on. */
export const SoftBack: Story = {
  args: {
    rows: [
      { ...home, title: 'Soft, back, bottom', turn: at(back, 'bottom') },
      { ...home, title: 'Soft, back, top', turn: at(back, 'top') },
    ],
  },
};

/** A leaf with a hard side turns about the spine as a board; the corner makes no difference. */
export const Hard: Story = {
  args: {
    pageWidth: 230,
    rows: [
      { ...forth, title: 'Hard, forward', hard: [4] },
      { ...home, title: 'Hard, back', hard: [5] },
    ],
  },
};

/** With a cover, the book opens from one page, and closes on one. */
export const Covers: Story = {
  args: {
    rows: [
      { title: 'Opening', turn: on, from: 0, to: 1, showCover: true },
      { title: 'Closing', turn: on, from: 5, to: 7, showCover: true },
      { title: 'Opening from the back', turn: back, from: 7, to: 5, showCover: true },
      { title: 'Closing on the front', turn: back, from: 1, to: 0, showCover: true },
    ],
  },
};

/** Where one page is shown, its back is blank: turned on, it leaves over the spine; turned back, it comes from there. */
export const Portrait: Story = {
  args: {
    portrait: true,
    pageWidth: 170,
    rows: [
      { title: 'Portrait, forward, bottom', turn: on, from: 1, to: 2 },
      { title: 'Portrait, forward, top', turn: at(on, 'top'), from: 1, to: 2 },
      { title: 'Portrait, back, bottom', turn: back, from: 2, to: 1 },
      { title: 'Portrait, hard, forward', turn: on, from: 0, to: 1, showCover: true },
      { title: 'Portrait, hard, back', turn: back, from: 1, to: 0, showCover: true },
    ],
  },
};

/** Read from right to left, everything is the mirror image but what is on the pages. */
export const RightToLeft: Story = {
  args: {
    rows: [
      { ...forth, title: 'Right to left, forward', direction: 'rtl' },
      { ...home, title: 'Right to left, back, top', turn: at(back, 'top'), direction: 'rtl' },
      { title: 'Right to left, opening', turn: on, from: 0, to: 1, showCover: true, direction: 'rtl' },
    ],
  },
};

/** The last page of an odd number lies alone on the left: beneath the page that turns there is nothing. */
export const NothingBeneath: Story = {
  args: {
    rows: [
      { ...forth, title: 'On to a last page alone', pageCount: 5 },
      { ...home, title: 'Back from a last page alone', pageCount: 5 },
    ],
  },
};

/** From no shadow to the darkest, which is the default. */
export const Shadows: Story = {
  args: {
    rows: [
      { ...forth, title: 'maxShadowOpacity 0', maxShadowOpacity: 0 },
      { ...forth, title: 'maxShadowOpacity 0.1', maxShadowOpacity: 0.1 },
      { ...forth, title: 'maxShadowOpacity 1', maxShadowOpacity: 1 },
      { ...forth, title: 'maxShadowOpacity 1, hard', maxShadowOpacity: 1, hard: [4] },
    ],
  },
};
