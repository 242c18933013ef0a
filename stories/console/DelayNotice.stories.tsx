import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { firstWords } from '../../src/console/firstWords.ts';
import { DelayNotice } from '../../src/console/screen/DelayNotice.tsx';
import { Device } from '../../src/console/shell/Device.tsx';
import { phone } from '../windows.ts';
import { deviceArgs } from './deviceArgs.tsx';

/**
 * A strip at the foot of the screen: the page asked for is not here yet, or did not come. The page before it stays.
 *
 * **When:** the console sends its first two pages with itself and the others after the first paint. A press that is quicker is kept; this says so.
 * What is on its way is spoken of after 400 ms, since most waits are over by then; what did not arrive, at once, with what to do.
 *
 * ```tsx
 * <DelayNotice delay="missing" words={{ waiting: 'One moment...', missing: 'It did not arrive. Press once more.' }} />
 * ```
 *
 * **Keys:** none of its own. The next press asks again, and going back calls it off.
 *
 * **A screen reader** hears "One moment..." politely, as a status, and a page that is missing as an alert.
 */
const meta = {
  title: 'Console/Delay notice',
  component: DelayNotice,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '44rem' }}>
        <Device {...deviceArgs} overlay={<Story />} />
      </div>
    ),
  ],
  globals: phone,
  parameters: { layout: 'fullscreen' },
  args: { delay: 'missing', words: firstWords.handheld },
} satisfies Meta<typeof DelayNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It did not arrive: said at once, and with what to do. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const missing = canvas.getByRole('alert');
    await expect(missing).toHaveTextContent(/did not arrive.*again/);
    await expect(missing.getAnimations()).toEqual([]);
  },
};

/** It is on its way: not spoken of before that has lasted 400 ms, and then politely. */
export const Waiting: Story = {
  args: { delay: 'waiting' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    const notice = canvas.getByText('One moment...');
    await expect(notice).toHaveAttribute('role', 'status');
    // Asked for each time: an element that is styled anew has another animation.
    const isSeenAfter = (ms: number, seen: boolean) =>
      waitFor(() => {
        const [wait] = notice.getAnimations();
        if (!wait) throw new Error('The notice does not wait.');
        wait.pause();
        wait.currentTime = ms;
        return expect(getComputedStyle(notice).visibility).toBe(seen ? 'visible' : 'hidden');
      });
    await step('After 402 ms it is seen', () => isSeenAfter(402, true));
    await step('After 399 ms it is not', () => isSeenAfter(399, false));
  },
};
