import { expect, waitFor } from 'storybook/test';
import { atPage, type Story } from './pages/atPage.ts';
import { button, type Canvas, expectPage, heading, startMenu, tab } from './play.ts';

export default {
  title: 'Console/Handheld/Behavior/Quick presses',
  ...atPage('instructions'),
};

/** Presses a button without waiting for a render. React handles the events in microtasks. */
async function pressAtOnce(canvas: Canvas, legend: string): Promise<void> {
  const target = button(canvas, legend);
  for (const type of ['pointerdown', 'pointerup']) {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0 }));
    await Promise.resolve();
  }
}

/** A button is released before its page renders, so a slow page does not delay the response. */
export const TheButtonRespondsBeforeThePageRenders: Story = {
  args: { initialPage: 'letter' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Cover Letter');
    const right = button(canvas, 'right');
    await pressAtOnce(canvas, 'right');
    const stateAfterPress = { isPressed: right.hasAttribute('data-pressed'), page: heading(canvas).textContent };
    await expect(stateAfterPress).toEqual({ isPressed: false, page: 'Cover Letter' });
    await expectPage(canvas, 'Player Profile');
    await expect(canvas.getByRole('status')).toHaveTextContent('Player Profile');
  },
};

/** All presses before the next render count, each on the page that the previous press has opened. */
export const PressesInOneFrameAllCount: Story = {
  args: { initialPage: 'letter' },
  play: async ({ canvas, step }) => {
    await expectPage(canvas, 'Cover Letter');
    await step('Pressing right twice goes two pages on', async () => {
      await pressAtOnce(canvas, 'right');
      await pressAtOnce(canvas, 'right');
      await expectPage(canvas, 'Controls');
    });
    await step('Start and then down goes to the first item below the tabs', async () => {
      await pressAtOnce(canvas, 'start');
      await pressAtOnce(canvas, 'down');
      await waitFor(() => expect(startMenu(canvas)).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('tabpanel').matches(':focus-within')).toBe(true));
      await expect(tab(canvas, 'Contact Info')).not.toHaveFocus();
    });
  },
};

/** Two presses before a render open the title page, then its form, which is announced. */
export const TheSecondPressIsAnnounced: Story = {
  args: { initialPage: 'instructions' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Instructions');
    await pressAtOnce(canvas, 'right');
    await pressAtOnce(canvas, 'right');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The company form is open.'));
  },
};
