import { within } from 'storybook/test';
import { expectProfile } from '../../play/reading.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/Player profile/Behavior',
  ...atPage('profile'),
};

/** A screen reader hears each fact after its name, then each skill with its bonus, and no picture. */
export const FactsThenSkillsAreRead: Story = {
  parameters: { visit: { company: 'Acme Inc' } },
  play: async ({ canvas }) => {
    await expectProfile(within(await canvas.findByRole('article', { name: 'Player Profile' })));
  },
};
