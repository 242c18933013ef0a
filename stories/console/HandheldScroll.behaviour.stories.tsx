import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { long } from '../content/fixtures.ts';
import { phone } from '../windows.ts';
import looks from './Handheld.stories.tsx';
import { button, press } from './play.ts';

const meta = {
  ...looks,
  title: 'Console/Handheld/Behaviour/Scroll',
  tags: ['!autodocs'],
  globals: phone,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: long, initialPage: 'levels', frozenMs: 20_000 },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const keys = (text: string) => userEvent.keyboard(text);

/** Up and down scroll what is on the screen by 100 px, and never the document. Presses in quick succession all count. */
export const UpAndDownScroll: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ blockSize: 2000 }} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const screen = await canvas.findByRole('region', { name: 'Screen' });
    await keys('{ArrowDown}');
    await waitFor(() => expect(screen.scrollTop).toBe(100));
    await keys('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.scrollTop).toBe(400));
    await press(canvas, 'down');
    await waitFor(() => expect(screen.scrollTop).toBe(500));
    await keys('{ArrowUp}');
    await waitFor(() => expect(screen.scrollTop).toBe(400));
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
};

/** Held down, a button goes on scrolling, until it comes up, and past the time in which it would have gone on. */
export const HeldButtonsRepeat: Story = {
  play: async ({ canvas, step }) => {
    const screen = await canvas.findByRole('region', { name: 'Screen' });
    const user = userEvent.setup();
    await step('A key held down', async () => {
      await user.keyboard('{ArrowDown>}');
      await waitFor(() => expect(screen.scrollTop).toBeGreaterThanOrEqual(300));
      await user.keyboard('{/ArrowDown}');
      await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
    });
    await step('A new page begins at its top', async () => {
      await press(canvas, 'left');
      await press(canvas, 'right');
      await expect(screen.scrollTop).toBe(0);
    });
    await step('A finger on the button', async () => {
      await fireEvent.pointerDown(button(canvas, 'down'), { button: 0, pointerId: 1 });
      await waitFor(() => expect(screen.scrollTop).toBeGreaterThanOrEqual(300));
      const heldPx = screen.scrollTop;
      await fireEvent.pointerUp(button(canvas, 'down'), { button: 0, pointerId: 1 });
      await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
      // What has repeated has counted: coming up is no press of its own. The last repeat may still be on its way.
      await expect(screen.scrollTop - heldPx).toBeLessThan(100);
    });
    await step('The window is left while a key is down', async () => {
      await user.keyboard('{ArrowDown>}');
      await expect(button(canvas, 'down')).toHaveAttribute('data-pressed');
      await fireEvent.blur(window);
      await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
      await user.keyboard('{/ArrowDown}');
    });
  },
};
