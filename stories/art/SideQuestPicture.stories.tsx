import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideQuestPicture, sideQuestPictures } from '../../src/index.ts';
import { sheetStory } from './PictureSheet.tsx';

/**
 * What a side quest looks like: by what it is (a site, an app, a game …), or one of three of Player One's. One rule: **the words beside it say what it was**; the picture is
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

/** All, on what they are used on. */
export const Sheet: Story = sheetStory({
  widthDots: 64,
  scales: [1, 4],
  draw: (width) =>
    sideQuestPictures.map((picture) => <SideQuestPicture key={picture} picture={picture} width={width} />),
});
