import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everySection } from '../../content/fixtures.ts';
import { expectInOrder, linksOf } from '../../play/reading.ts';
import looks from './AboutPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/About the developer/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The owner's own story is told as they wrote it; the résumé's summary keeps out of it. */
export const TheStoryIsTold: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'About the Developer' }), [
      'Our hero learned typesetting from an aunt',
      'Robin lives by a river with two bicycles',
    ]);
    await expect(canvas.queryByText(/print shop’s eye/)).not.toBeInTheDocument();
  },
};

/** Without a story the summary stands in, and its links lead where they say. */
export const TheSummaryStandsIn: Story = {
  args: { content: { ...everySection, game: { ...everySection.game, about: [] } } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'About Me' });
    await expectInOrder(page, ['Keeps forty services on their feet', 'Runs the on-call school.', 'Writes']);
    await expect(linksOf(page)).toEqual([['post-mortems people read', 'https://noor.example/notes']]);
  },
};

/** Only an owner who says so is called a developer. */
export const TheTitleIsOfTheRole: Story = {
  args: { content: { ...everySection, resume: { basics: { name: 'Noor', label: 'Joiner' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'About the Joiner' })).toBeVisible();
  },
};
