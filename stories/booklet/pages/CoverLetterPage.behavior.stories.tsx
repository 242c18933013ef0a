import { expect, waitFor } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { narrow } from '../../windows.ts';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Cover letter/Behavior', ...atPage(1) };

const { letters } = typical.game;
const [salutation = '', ...body] = letters.generic.slice(0, 3);
const longLetter = (copies: number) => ({
  ...typical,
  game: {
    ...typical.game,
    letters: { ...letters, generic: [salutation, ...Array.from({ length: copies }, () => body).flat(), 'Robin'] },
  },
});

/**
 * A letter longer than its page scrolls by keyboard. It hides the mascot, which would be cut off.
 */
export const ALongLetterScrolls: Story = {
  args: { content: longLetter(4) },
  play: async ({ canvas, userEvent }) => {
    const letter = await canvas.findByRole('group', { name: 'Cover Letter' });
    const [signature, mascot] = letter.querySelectorAll('svg');
    await waitFor(() => expect(mascot).not.toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(letter.scrollTop).toBeGreaterThan(100));
    await expect(signature).toBeVisible();
  },
};

/** On the smallest phone, a letter that scrolls keeps its signature and hides the mascot. */
export const ALongLetterScrollsOnASmallPhone: Story = {
  args: { content: longLetter(2) },
  globals: narrow,
  play: async ({ canvas }) => {
    const [signature, mascot] = (await canvas.findByRole('group', { name: 'Cover Letter' })).querySelectorAll('svg');
    await waitFor(() => expect(mascot).not.toBeVisible());
    await expect(signature).toBeVisible();
  },
};
