import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { handheldWords } from '../../src/console/handheldWords.ts';
import { DelayNotice } from '../../src/console/screen/DelayNotice.tsx';

const meta = {
  title: 'Console/Delay notice/Behaviour',
  tags: ['!autodocs'],
  component: DelayNotice,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { delay: 'waiting', words: handheldWords },
} satisfies Meta<typeof DelayNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wait is not spoken of before it has lasted 400 ms. */
export const AShortWaitIsNotSpokenOf: Story = {
  play: async ({ canvas, step }) => {
    const notice = canvas.getByText('One moment...');
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

/** A wait is announced politely; what is missing is announced and seen at once, and says what to do. */
export const WaitingIsPoliteMissingIsNot: Story = {
  render: (args) => (
    <>
      <DelayNotice {...args} delay="waiting" />
      <DelayNotice {...args} delay="missing" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('One moment...');
    const missing = canvas.getByRole('alert');
    await expect(missing).toHaveTextContent(/did not arrive.*again/);
    await expect(missing.getAnimations()).toEqual([]);
    await expect(missing).toBeVisible();
  },
};
