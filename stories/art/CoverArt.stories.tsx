import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverArt } from '../../src/index.ts';

/**
 * The title picture of the manual: the hero holds up what developers point with, and a road of levels leads to the gate of a
 * city of office towers. One rule: **the hero is the one on the console**: give both the same colours.
 */
const meta = {
  title: 'Art/Cover art',
  component: CoverArt,
  args: { width: 1024 },
} satisfies Meta<typeof CoverArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight pixels a dot. */
export const Default: Story = { parameters: { visual: { target: 'svg' } } };

export const Playground: Story = {
  args: {
    width: 512,
    title: 'A developer on a hill looks at a road that leads to a castle of office towers at dawn',
    colours: { skin: '#8a5634', hair: '#2a2027', shirt: '#b80a41' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};
