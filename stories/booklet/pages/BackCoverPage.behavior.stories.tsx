import { expect, within } from 'storybook/test';
import { linksOf } from '../../play/reading.ts';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Back cover/Behavior', ...atPage(7) };

/** The Tab key reaches every link. The name of the QR code says where it leads. */
export const TheTabKeyReachesEachContact: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('article', { name: 'A new hero for your party?' });
    await expect(linksOf(page)).toEqual([
      ['Hire me: send an email', 'mailto:robin@robin.example'],
      ['robin@robin.example', 'mailto:robin@robin.example'],
      ['@robinvale', 'https://github.com/robinvale'],
      ['robin.example', 'https://robin.example/'],
    ]);
    const [lastLink, ...earlierLinks] = within(page).getAllByRole('link').toReversed();
    lastLink?.focus();
    for (const link of earlierLinks) {
      await userEvent.tab({ shift: true });
      await expect(link).toHaveFocus();
    }
    await expect(canvas.getByRole('img')).toHaveAccessibleName('QR code that leads to robin.example');
  },
};
