import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelingGuidePage } from '../../../src/booklet/pages/LevelingGuidePage.tsx';
import { everySection, long, sparse, typical } from '../../content/fixtures.ts';
import { expectInOrder, headingsOf, linksOf } from '../../play/reading.ts';

const meta = {
  title: 'Booklet/Pages/Leveling guide/Behaviour',
  tags: ['!autodocs'],
  component: LevelingGuidePage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical, number: 3 },
} satisfies Meta<typeof LevelingGuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Levels rise from the oldest job to the newest, the bonus stage; each says when and for how long. */
export const LevelsRiseToTheNewestJob: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Leveling Guide' }), [
      'Page 3',
      'Level 1',
      'Waiter',
      '(1 yr 3 mo)',
      'Level 2',
      'Typesetter',
      '(1 yr 4 mo)',
      'Level 3',
      'Web development',
      '(3 mo)',
      'Level 4',
      'Junior Web Developer',
      '(2 yr 2 mo)',
      'Level 5',
      'Web Developer',
      '(2 yr 9 mo)',
      'Bonus Stage',
      'Lead Web Developer',
      '(3 yr 9 mo)',
    ]);
  },
};

/** An employer with a page of its own is a link to it; the others are words. */
export const EmployersAreLinks: Story = {
  play: async ({ canvas }) => {
    await expect(linksOf(canvas.getByRole('article'))).toEqual([['Meridian Maps', 'https://meridian.example/']]);
  },
};

/** Of a history that does not fit, the newest jobs stay, and the page counts the others. */
export const TheNewestJobsStay: Story = {
  args: { content: long },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article');
    const jobs = headingsOf(page, 4);
    const newest = long.resume.work?.[0]?.position ?? '';
    await expect(jobs.at(-1)).toBe(newest);
    const stages = (long.resume.work?.length ?? 0) + (long.resume.education?.length ?? 0);
    await expect(canvas.getByText(/earlier/)).toHaveTextContent(
      `… and ${stages - jobs.length} earlier: the plain résumé has them all.`,
    );
  },
};

/** Two positions at one company are two levels. */
export const TwoPositionsAreTwoLevels: Story = {
  args: { content: everySection },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article'), ['Platform engineer', 'Lead platform engineer']);
    await expect(headingsOf(canvas.getByRole('article'), 3).at(-1)).toBe('Level 4');
  },
};

/** Somebody at the beginning has no levels, and the page says so. */
export const AFreshSaveFile: Story = {
  args: { content: sparse },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No levels cleared yet: this is a fresh save file.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  },
};
