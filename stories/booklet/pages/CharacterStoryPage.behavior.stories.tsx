import { expect, within } from 'storybook/test';
import { everyField } from '../../content/fixtures.ts';
import { textsOf } from '../../play/reading.ts';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Character story/Behavior', ...atPage(5) };

/**
 * A screen reader hears the story, then a figure named by its caption, and the labels of the
 * figure's parts.
 */
export const TheStoryThenTheFigureIsRead: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('article', { name: 'Character Story' }));
    const [firstParagraph] = page.getAllByRole('paragraph');
    await expect(firstParagraph).toHaveTextContent('Our hero learned typesetting');
    await expect(page.getByRole('figure')).toHaveTextContent(
      /^Fig. 1: Our hero, in working order.Headphones: .*Smile: .*Arms: .*Shoes: tied, ready to start$/,
    );
    await expect(page.queryByRole('img')).not.toBeInTheDocument();
    await expect(textsOf(page.getAllByRole('heading'))).toEqual(['Character Story']);
  },
};

/** A summary that replaces the story keeps its links, bold words and lists. */
export const ASummaryKeepsItsMarkup: Story = {
  args: { content: { ...everyField, game: { ...everyField.game, about: [] } } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('article', { name: 'Character Story' }));
    await expect(page.getByRole('link', { name: 'that talk' })).toHaveAttribute('href', 'https://hofman.example/talk');
    await expect(page.getByRole('strong')).toHaveTextContent('applied information theory');
    await expect(page.getAllByRole('listitem')).toHaveLength(2);
  },
};
