import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectInOrder, saying } from '../../play/reading.ts';
import looks from './QuickReferencePage.stories.tsx';

const meta = {
  ...looks,
  title: 'Booklet/Pages/Quick reference/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...looks.args, company: '' },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Page 2 is read in this order: the four facts, the stats, the tip. */
export const FactsThenStatsThenTheTip: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Quick Reference' }), [
      'Page 2',
      'Player Profile',
      'NameRobin Vale',
      'ClassFront-end Ranger',
      'Playtime20+ years',
      'Current QuestJoin your company!',
      'Stats',
      'Adaptable +4',
      'Creativity +5',
      'Communication +4',
      'Passion for Games & Media +MAX',
      'Lost? The bookmark in your browser works here, too.',
    ]);
  },
};

/** A company whose name would take three lines is set smaller, not cut. */
export const ALongQuestIsSetSmaller: Story = {
  args: { company: 'Donaudampfschifffahrtsgesellschaft Mayer, Mayer & Partner' },
  play: async ({ args, canvas }) => {
    const quest = saying(canvas, `Join ${args.company}`);
    const name = canvas.getByText('Robin Vale');
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(quest)).toBeLessThan(sizeOf(name));
    await expect(quest.scrollHeight).toBeLessThanOrEqual(quest.clientHeight);
  },
};
