import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlipbookZoom } from '../../../src/flipbook/addons/zoom.ts';
import { Flipbook } from '../../../src/index.ts';
import { sampleBook } from '../sample/sampleBook.tsx';

export default {
  title: 'Flipbook/Zoom',
  component: FlipbookZoom,
  args: {
    style: { width: 420 },
    children: (
      <Flipbook aria-label="The Crease" width={210} height={280} showCover startPage={3}>
        {sampleBook}
      </Flipbook>
    ),
  },
} satisfies Meta<typeof FlipbookZoom>;

type Story = StoryObj<typeof FlipbookZoom>;

/** Twice the size, about the center. The text stays sharp. */
export const ZoomedIn: Story = { args: { defaultZoom: 2 } };

/** A zoomed flipbook that reads from right to left. */
export const RightToLeft: Story = { args: { defaultZoom: 1.5, dir: 'rtl' } };
