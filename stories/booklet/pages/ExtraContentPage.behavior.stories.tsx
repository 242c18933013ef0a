import { expect, within } from 'storybook/test';
import { visiblePages } from '../../flipbook/play/book.ts';
import { linksOf, textsOf } from '../../play/reading.ts';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Extra content/Behavior', ...atPage(4) };

/**
 * A visitor reads projects, then side quests, and follows a link. The manual does not turn its
 * page.
 */
export const ALinkDoesNotTurnThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('article', { name: 'Extra Content' });
    const headings = within(page).getAllByRole('heading');
    await expect(textsOf(headings)).toEqual([
      'Extra Content',
      'Side Projects',
      'Leading',
      'Side Quests',
      'Slow Loading',
      'Hands on the Wheel',
      'Best of Three',
    ]);
    await expect(linksOf(page)).toEqual([
      ['Leading', 'https://robin.example/leading'],
      ['Watch the channel', 'https://robin.example/slow-loading'],
    ]);
    page.addEventListener('click', (event) => event.preventDefault());
    for (const link of within(page).getAllByRole('link')) await userEvent.click(link);
    await expect(visiblePages(canvas.getByRole('group', { name: 'Manual' }))).toHaveLength(2);
    await expect(page).toBeVisible();
  },
};
