import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutPage } from '../../../src/console/pages/AboutPage.tsx';
import { everySection, sparse, typical } from '../../content/fixtures.ts';
import { expectInOrder, linksOf } from '../../play/reading.ts';
import { onLcd } from '../onLcd.tsx';
import { expectScrolledTo } from '../play.ts';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/About the developer/Behaviour',
  tags: ['!autodocs'],
  component: AboutPage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical },
} satisfies Meta<typeof AboutPage>;

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
    const page = canvas.getByRole('article');
    await expectInOrder(page, ['Keeps forty services on their feet', 'Runs the on-call school.', 'Writes']);
    await expect(linksOf(page)).toEqual([['post-mortems people read', 'https://noor.example/notes']]);
  },
};

/** With neither, the page is not empty. */
export const WithoutWordsItSaysSo: Story = {
  args: { content: sparse },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A character of few words. Ask in person!')).toBeVisible();
  },
};

/** A story that goes on can be scrolled to its end. */
export const TheEndOfTheStoryCanBeReached: Story = {
  args: { content: tooLong },
  parameters: { lcd: { heightPx: 240 } },
  play: ({ canvas }) => expectScrolledTo(canvas, canvas.getAllByRole('paragraph').at(-1) ?? document.body),
};
