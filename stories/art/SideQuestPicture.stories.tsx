import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideQuestPicture } from '../../src/index.ts';
import { PictureSheet } from './PictureSheet.tsx';

/**
 * What a side quest looks like: a stream, a talk, a tournament. One rule: **the words beside it say what it was**; the picture is
 * decoration unless it is given a title.
 */
const meta = {
  title: 'Art/Side quest picture',
  component: SideQuestPicture,
  args: { picture: 'stream', width: 512 },
} satisfies Meta<typeof SideQuestPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight pixels a dot. */
export const Default: Story = { parameters: { visual: { target: 'svg' } } };

const pictures = ['stream', 'conference', 'tournament'] as const;

/** All three, on what they are used on. */
export const Sheet: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1600', isRotated: false } },
  render: () => (
    <PictureSheet
      widthDots={64}
      draw={(width) => pictures.map((picture) => <SideQuestPicture key={picture} picture={picture} width={width} />)}
    />
  ),
};
