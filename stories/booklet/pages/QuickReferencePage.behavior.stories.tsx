import { expect, within } from 'storybook/test';
import { expectProfile, paragraphWith, textsOf } from '../../play/reading.ts';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Quick reference/Behavior', ...atPage(2) };

/**
 * A screen reader hears each fact after its name, each skill with its bonus, then the tip, and no
 * picture.
 */
export const FactsSkillsAndTipAreRead: Story = {
  parameters: { visit: { company: 'Acme Inc' } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('article', { name: 'Quick Reference' }));
    await expect(textsOf(page.getAllByRole('heading'))).toEqual(['Quick Reference', 'Player Profile', 'Stats']);
    await expectProfile(page);
    await expect(paragraphWith(canvas, 'Tip: Lost? The bookmark in your browser works here, too.')).toBeVisible();
  },
};

/** A quest too long for one line gets smaller text and is not cut. */
export const ALongQuestGetsSmallerText: Story = {
  parameters: { visit: { company: 'Donaudampfschifffahrtsgesellschaft Mayer, Mayer & Partner' } },
  play: async ({ canvas }) => {
    const quest = paragraphWith(canvas, 'Join Donaudampfschifffahrtsgesellschaft Mayer, Mayer & Partner');
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(quest)).toBeLessThan(sizeOf(canvas.getByText('Front-end Ranger')));
    await expect(quest.scrollHeight).toBeLessThanOrEqual(quest.clientHeight);
  },
};
