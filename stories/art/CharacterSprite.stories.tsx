import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterSprite } from '../../src/index.ts';

/**
 * The developer who talks to visitors. One drawing, five poses, and colours as data. One rule: **give it a width in whole dots**,
 * 48 of them or 32 for head and shoulders, so that every dot is as large as its neighbour.
 */
const meta = {
  title: 'Art/Character',
  component: CharacterSprite,
  args: { width: 384 },
} satisfies Meta<typeof CharacterSprite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At eight pixels a dot: quiet, arms crossed. */
export const Default: Story = {};

export const Playground: Story = {
  args: { title: 'A developer with headphones on', colours: { skin: '#f4bd92', hair: '#5e3626', shirt: '#1fa596' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
