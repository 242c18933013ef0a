import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { typical } from '../content/fixtures.ts';
import looks from './Handheld.stories.tsx';
import { button, type Canvas, heading, startMenu, tab } from './play.ts';

const meta = {
  ...looks,
  title: 'Console/Handheld/Behaviour/Answer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, frozenMs: 20_000 },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses without waiting until what comes of it is drawn, as `userEvent` does: React has answered when the microtasks are over. */
async function strike(canvas: Canvas, legend: string): Promise<void> {
  const pressed = button(canvas, legend);
  for (const type of ['pointerdown', 'pointerup']) {
    pressed.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0 }));
    await Promise.resolve();
  }
}

/** A button is up again before the page that it turned to is drawn: what takes long holds up no answer. */
export const TheButtonAnswersFirst: Story = {
  args: { initialPage: 'letter' },
  play: async ({ canvas }) => {
    const right = button(canvas, 'right');
    await strike(canvas, 'right');
    const seen = { isPressed: right.hasAttribute('data-pressed'), page: heading(canvas).textContent };
    await expect(seen).toEqual({ isPressed: false, page: 'Cover Letter' });
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Player Profile'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Player Profile');
  },
};

/** Presses that come before the first is drawn all count, each on what the one before leads to. */
export const PressesInOneFrameAllCount: Story = {
  args: { initialPage: 'letter' },
  play: async ({ canvas, step }) => {
    await step('Twice to the right is two pages on', async () => {
      await strike(canvas, 'right');
      await strike(canvas, 'right');
      await waitFor(() => expect(heading(canvas)).toHaveTextContent('Controls'));
    });
    await step('Start and down goes to the first item below the tabs', async () => {
      await strike(canvas, 'start');
      await strike(canvas, 'down');
      await waitFor(() => expect(startMenu(canvas)).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('tabpanel')).toContainElement(focused()));
      await expect(tab(canvas, 'Contact Info')).not.toHaveFocus();
    });
  },
};

/** A page that is left before it was drawn is entered all the same: what comes of the second press is told. */
export const EachPressIsTold: Story = {
  args: { initialPage: 'instructions' },
  play: async ({ canvas }) => {
    await strike(canvas, 'right');
    await strike(canvas, 'right');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The company form is open.'));
  },
};

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
