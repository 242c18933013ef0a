import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long } from '../../content/fixtures.ts';
import { expectInOrder, headingsOf, linksOf } from '../../play/reading.ts';
import looks from './LevelingGuidePage.stories.tsx';

const meta = {
  ...looks,
  title: 'Booklet/Pages/Leveling guide/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Levels rise from the oldest job to the newest, the bonus stage; each says how long. An employer's own page is linked. */
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
    await expect(linksOf(canvas.getByRole('article'))).toEqual([['Meridian Maps', 'https://meridian.example/']]);
  },
};

/** Of a long history six entries are levels, today's job the bonus stage, and the page counts the others. */
export const SixAreLevels: Story = {
  args: { content: long },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article');
    const jobs = headingsOf(page, 4);
    await expect(jobs).toHaveLength(6);
    await expect(jobs.at(-1)).toBe(long.resume.work?.[0]?.position);
    const stages = (long.resume.work?.length ?? 0) + (long.resume.education?.length ?? 0);
    await expect(page).toHaveTextContent(`… and ${stages - 6} more: the plain résumé has them all.`);
  },
};
