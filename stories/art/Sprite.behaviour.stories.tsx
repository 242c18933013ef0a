import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { faviconSprite, Sprite } from '../../src/index.ts';

const meta = {
  title: 'Art/Sprite/Behaviour',
  tags: ['!autodocs'],
  component: Sprite,
  args: { sprite: faviconSprite, width: 64 },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Sprite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a title it is a picture of that name. */
export const TitledIsAPicture: Story = {
  args: { title: 'A small console' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'A small console' })).toBeVisible();
  },
};

/** Without a title it is not there for a screen reader. */
export const UntitledIsDecoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Other colours can be put in place of the sprite's own; the rest stay. */
export const PaletteCanBeSwapped: Story = {
  args: { palette: { o: '#00ff00' } },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    await expect(fills).toContain('#00ff00');
    await expect(fills).not.toContain(faviconSprite.palette.o);
    await expect(fills).toContain(faviconSprite.palette.g);
  },
};
