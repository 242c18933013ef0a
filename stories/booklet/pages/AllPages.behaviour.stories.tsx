import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { saying } from '../../play/reading.ts';
import { AllPages } from '../AllPages.tsx';
import { PocketPages } from '../PocketPages.tsx';

const meta = {
  title: 'Booklet/All pages/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  component: AllPages,
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  args: { content: typical },
} satisfies Meta<typeof AllPages>;

export default meta;
type Story = StoryObj<typeof meta>;

const [salutation = '', ...body] = typical.game.letters.generic.slice(0, 3);
const { letters } = typical.game;

/**
 * A letter longer than its page scrolls in its frame, without the mascot. A quest that would take
 * three lines gets smaller text and is not cut.
 */
export const LongTextsScroll: Story = {
  args: {
    company: 'Donaudampfschifffahrtsgesellschaft Mayer, Mayer & Partner',
    content: {
      ...typical,
      game: { ...typical.game, letters: { ...letters, personal: [salutation, ...[1, 2, 3, 4].flatMap(() => body)] } },
    },
  },
  play: async ({ args, canvas }) => {
    const letter = await canvas.findByRole('group', { name: 'Cover Letter' });
    await expect(letter.scrollHeight).toBeGreaterThan(letter.clientHeight);
    for (const drawing of letter.querySelectorAll('svg')) await expect(drawing).not.toBeVisible();
    const quest = saying(canvas, `Join ${args.company}`);
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(quest)).toBeLessThan(sizeOf(canvas.getByText('Front-end Ranger')));
    await expect(quest.scrollHeight).toBeLessThanOrEqual(quest.clientHeight);
  },
};

/** A page that scrolls would show only a part of the mascot, so it shows none. */
export const AScrollingLetterHidesTheMascot: Story = {
  args: {
    content: {
      ...typical,
      game: { ...typical.game, letters: { ...letters, generic: [salutation, ...body, ...body, 'Robin'] } },
    },
  },
  render: (args) => <PocketPages {...args} width={288} />,
  play: async ({ canvas }) => {
    const [signature, mascot] = canvas.getByRole('article', { name: 'Cover Letter' }).querySelectorAll('svg');
    await waitFor(() => expect(mascot).not.toBeVisible());
    await expect(signature).toBeVisible();
  },
};
