import { expect, within } from 'storybook/test';
import { textsOf } from '../../play/reading.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/Player profile/Behavior',
  ...atPage('profile'),
};

/** A screen reader hears each fact after its name, then each skill with its bonus, and no picture. */
export const FactsThenSkillsAreRead: Story = {
  parameters: { visit: { company: 'Acme Inc' } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('article', { name: 'Player Profile' }));
    await expect(textsOf(page.getAllByRole('term'))).toEqual(['Name', 'Class', 'Playtime', 'Current Quest']);
    const facts = textsOf(page.getAllByRole('definition'));
    await expect(facts).toEqual(['Robin Vale', 'Front-end Ranger', '20+ years', 'Join Acme Inc']);
    const stats = textsOf(page.getAllByRole('listitem'));
    await expect(stats).toEqual([
      'Adaptable +4',
      'Creativity +5',
      'Communication +4',
      'Passion for Games & Media +MAX',
    ]);
    await expect(page.queryByRole('img')).not.toBeInTheDocument();
  },
};
