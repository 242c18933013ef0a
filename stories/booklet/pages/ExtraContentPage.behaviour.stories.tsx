import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { everySection, long, typical } from '../../content/fixtures.ts';
import { expectInOrder, headingsOf, linksOf } from '../../play/reading.ts';
import looks from './ExtraContentPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Booklet/Pages/Extra content/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Projects come first, then the three side quests in the owner's order, each with its kind and its story; what has a page is linked. */
export const ProjectsThenSideQuests: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Extra Content' }), [
      'Page 4',
      'Side Projects',
      'Leading',
      'Used by three newspapers.',
      'Side Quests',
      'Slow Loading · Streaming channel',
      'On Fridays I take a slow website apart',
      'Hands on the Wheel · Car-maker conference',
      'Best of Three · Fighting-game tournament',
    ]);
    await expect(linksOf(canvas.getByRole('article'))).toEqual([
      ['Leading', 'https://robin.example/leading'],
      ['Watch the channel', 'https://robin.example/slow-loading'],
    ]);
  },
};

/** A link that is no web address is no link. */
export const OnlyWebAddressesAreLinks: Story = {
  args: {
    content: {
      ...typical,
      resume: { ...typical.resume, projects: [] },
      game: {
        ...typical.game,
        sideQuests: typical.game.sideQuests.map((quest) => ({
          ...quest,
          link: { label: 'Watch the channel', url: 'javascript:alert(1)' },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(linksOf(canvas.getByRole('article'))).toEqual([]);
    await expect(canvas.queryByText('Watch the channel')).not.toBeInTheDocument();
  },
};

/** What the résumé has beside all that is told in a line each, under a name of its own. */
export const SmallerSectionsAreToldInALine: Story = {
  args: { content: everySection },
  play: async ({ canvas }) => {
    const also = canvas.getByRole('region', { name: 'Also in the box' });
    await expect(within(also).getByText(/Certified Kubernetes Administrator/)).toBeVisible();
    await expectInOrder(also, ['Languages:', 'Swedish']);
  },
};

/** Of projects that do not fit, the page says how many there are. */
export const WhatIsLeftOutIsCounted: Story = {
  args: { content: long },
  play: async ({ canvas }) => {
    const [projects] = canvas.getAllByRole('heading', { level: 3 });
    const shown = headingsOf(projects?.closest('section') ?? document.body, 4).length;
    const leftOut = (long.resume.projects?.length ?? 0) - shown;
    await expect(leftOut).toBeGreaterThan(0);
    await expect(canvas.getByText(`… and ${leftOut} more: the plain résumé has them all.`)).toBeVisible();
  },
};
