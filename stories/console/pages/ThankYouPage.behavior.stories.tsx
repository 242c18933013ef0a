import { expect, userEvent } from 'storybook/test';
import { startMenu, tab } from '../play.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/Thank you/Behavior',
  ...atPage('thank-you'),
};

/** The "Contact info" button opens the Start Menu and gets the focus back afterwards. */
export const AButtonOpensTheStartMenu: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Contact info: press START.' });
    await userEvent.click(opener);
    await expect(tab(canvas, 'Contact Info')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(startMenu(canvas)).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};
