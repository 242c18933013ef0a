import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideQuestPicture } from '../../src/index.ts';
import { PictureSheet } from './PictureSheet.tsx';

const pictures = ['stream', 'conference', 'tournament'] as const;

const meta = {
  title: 'Art/Side quest picture/Features',
  component: SideQuestPicture,
  parameters: { layout: 'fullscreen' },
  args: { picture: 'stream' },
} satisfies Meta<typeof SideQuestPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All three, on what they are used on. */
export const Sheet: Story = {
  globals: { viewport: { value: 'w1600', isRotated: false } },
  render: () => (
    <PictureSheet
      widthDots={64}
      draw={(width) => pictures.map((picture) => <SideQuestPicture key={picture} picture={picture} width={width} />)}
    />
  ),
};

/** A desk at night, and the light that says that others can see it. */
export const Stream: Story = {
  args: { picture: 'stream', width: 640 },
  parameters: { layout: 'padded', visual: { target: 'svg' } },
};

/** A talk about the dashboard of a car, before a full house. */
export const Conference: Story = {
  args: { picture: 'conference', width: 640 },
  parameters: { layout: 'padded', visual: { target: 'svg' } },
};

/** Two who are left, and the cup. */
export const Tournament: Story = {
  args: { picture: 'tournament', width: 640 },
  parameters: { layout: 'padded', visual: { target: 'svg' } },
};
