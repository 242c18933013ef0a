import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '../../src/index.ts';
import { sheetStory } from './PictureSheet.tsx';

/**
 * A small sign in the colour of the text around it. One rule: **it stands beside words, never instead of them**; where it must
 * stand alone, its title is its name.
 */
const meta = {
  title: 'Art/Icon',
  component: Icon,
  args: { name: 'mail', width: 128 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight pixels a dot. */
export const Default: Story = { parameters: { visual: { target: 'svg' } } };

/** All of them, on what they are used on. */
export const Sheet: Story = sheetStory({
  widthDots: 16,
  draw: (width) => iconNames.map((name) => <Icon key={name} name={name} width={width} />),
});
