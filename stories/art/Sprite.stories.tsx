import type { Meta, StoryObj } from '@storybook/react-vite';
import { faviconSprite, Sprite } from '../../src/index.ts';

/**
 * Draws a compiled picture of dots: one SVG path per colour. One rule: **a picture that says something has a title; one without
 * is decoration** and kept from screen readers.
 */
const meta = {
  title: 'Art/Sprite',
  component: Sprite,
  args: { sprite: faviconSprite, width: 160 },
} satisfies Meta<typeof Sprite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten pixels a dot. */
export const Default: Story = {};

export const Playground: Story = {
  args: { title: 'A small console' },
  parameters: { chromatic: { disableSnapshot: true } },
};
