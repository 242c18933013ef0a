import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideQuestPicture } from '../../src/index.ts';

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

export const Playground: Story = {
  args: { picture: 'tournament', title: 'Two arcade sticks, a cup between them' },
  parameters: { chromatic: { disableSnapshot: true } },
};
