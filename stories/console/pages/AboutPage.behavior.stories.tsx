import { expect, userEvent, within } from 'storybook/test';
import { everyField } from '../../content/fixtures.ts';
import { heading } from '../play.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/About the developer/Behavior',
  ...atPage('about'),
};

/** From the heading, the Tab key goes to the link in the summary. The portrait is decoration. */
export const TheSummarysLinkIsATabStop: Story = {
  args: { content: { ...everyField, game: { ...everyField.game, about: [] } } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('article', { name: /^About / }));
    const link = page.getByRole('link', { name: 'that talk' });
    heading(canvas).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', 'https://hofman.example/talk');
    await expect(page.queryByRole('img')).not.toBeInTheDocument();
  },
};
