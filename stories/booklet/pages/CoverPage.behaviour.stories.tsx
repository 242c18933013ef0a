import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { expectInOrder } from '../../play/reading.ts';
import looks from './CoverPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Booklet/Pages/Cover/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cover is named by its title and read from there: what the hero does, which booklet it is, who vouches for it. */
export const TheTitleComesFirst: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: "Robin Vale's Quest to Find a Job" }), [
      "Robin Vale's Quest to Find a Job",
      'Web developer',
      'Instruction booklet',
      'PRES-RV-EUR',
      'Made by hand, tested by people',
    ]);
  },
};

/** A name is text, whatever stands in it. */
export const ANameIsOnlyText: Story = {
  args: { content: { ...typical, resume: { ...typical.resume, basics: { name: "$& O'{name}" } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "$& O'{name}'s Quest to Find a Job" })).toBeVisible();
  },
};
