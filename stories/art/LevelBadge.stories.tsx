import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelBadge } from '../../src/index.ts';
import { sheetStory } from './PictureSheet.tsx';

/**
 * The badge of a level: a board, a leather patch, bronze, silver, gold, and a crowned ruby; a present for the bonus stage. One
 * rule: **say the level in words beside it**, as the numeral is part of a picture.
 */
const meta = {
  title: 'Art/Level badge',
  component: LevelBadge,
  args: { level: 4, width: 192 },
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight pixels a dot. */
export const Default: Story = { parameters: { visual: { target: 'svg' } } };

const levels = [1, 2, 3, 4, 5, 6, 'bonus'] as const;

/** From plain wood to a jewel, and the bonus. */
export const Sheet: Story = sheetStory({
  widthDots: 24,
  draw: (width) => levels.map((level) => <LevelBadge key={level} level={level} width={width} />),
});
