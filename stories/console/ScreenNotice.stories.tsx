import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { initialMessages } from '../../src/console/initialMessages.ts';
import { ScreenNotice } from '../../src/console/screen/ScreenNotice.tsx';
import { Device } from '../../src/console/shell/Device.tsx';
import { phone } from '../windows.ts';
import { deviceArgs } from './deviceArgs.tsx';

/**
 * A line at the bottom of the screen. It says that the requested page is loading or failed to load.
 * The current page stays.
 *
 * **When:** the first two pages come with the console, and the others load after the first paint.
 * The console stores a press on a page that has not loaded yet, and this notice says so. The
 * loading notice appears after 400 ms, because most pages load sooner. The failure notice appears
 * at once and says what to do.
 *
 * **Keys:** none of its own. The next press tries again, and going back cancels.
 *
 * **A screen reader** hears "One moment..." as a polite status, and the failure notice as an alert.
 */
export default {
  title: 'Console/Screen notice',
  tags: ['!autodocs'],
  component: ScreenNotice,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '44rem' }}>
        <Device {...deviceArgs} overlay={<Story />} />
      </div>
    ),
  ],
  globals: phone,
  parameters: { layout: 'fullscreen' },
  args: { notice: 'missing', messages: initialMessages.handheld },
} satisfies Meta<typeof ScreenNotice>;

type Story = StoryObj<typeof ScreenNotice>;

/** The page failed to load: an immediate alert says what to do. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const missing = canvas.getByRole('alert');
    await expect(missing).toHaveTextContent(/did not load.*again/);
    await expect(missing.getAnimations()).toEqual([]);
  },
};

/** The page is loading: a polite status appears after 400 ms. */
export const Loading: Story = {
  args: { notice: 'waiting' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    const notice = canvas.getByText('One moment...');
    await expect(notice).toHaveAttribute('role', 'status');
    // Reads the animation again each time, because a restyled element has a new one.
    const isVisibleAfter = (ms: number, isVisible: boolean) =>
      waitFor(() => {
        const [wait] = notice.getAnimations();
        if (!wait) throw new Error('The notice has no delayed animation.');
        wait.pause();
        wait.currentTime = ms;
        return expect(getComputedStyle(notice).visibility).toBe(isVisible ? 'visible' : 'hidden');
      });
    await step('After 402 ms it is visible', () => isVisibleAfter(402, true));
    await step('After 399 ms it is hidden', () => isVisibleAfter(399, false));
  },
};
