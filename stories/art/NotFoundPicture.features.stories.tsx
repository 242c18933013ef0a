import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPicture } from '../../src/index.ts';
import { PictureSheet } from './PictureSheet.tsx';

const meta = {
  title: 'Art/Not found picture/Features',
  component: NotFoundPicture,
  parameters: { layout: 'fullscreen' },
  args: { title: 'A developer puzzles over a map while a dog looks at the piece of road that is missing' },
} satisfies Meta<typeof NotFoundPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the room, where it is used. */
export const Sheet: Story = {
  render: (args) => (
    <PictureSheet
      widthDots={96}
      surfaces={['room']}
      draw={(width) => <NotFoundPicture {...args} title={`${args.title}, ${width} pixels wide`} width={width} />}
    />
  ),
};
