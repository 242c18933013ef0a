import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelBadge } from '../../src/index.ts';
import { PictureSheet } from './PictureSheet.tsx';

const levels = [1, 2, 3, 4, 5, 6, 'bonus'] as const;

const meta = {
  title: 'Art/Level badge/Features',
  component: LevelBadge,
  parameters: { layout: 'fullscreen' },
  args: { level: 1 },
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From plain wood to a jewel, and the bonus. */
export const Sheet: Story = {
  globals: { viewport: { value: 'w1600', isRotated: false } },
  render: () => (
    <PictureSheet
      widthDots={24}
      draw={(width) => levels.map((level) => <LevelBadge key={level} level={level} width={width} />)}
    />
  ),
};

/** There is nothing more splendid than the badge of 6: who has more levels wears it too. */
export const AboveTheLast: Story = {
  args: { level: 12, width: 96 },
  parameters: { layout: 'padded', visual: { target: 'svg' } },
};
