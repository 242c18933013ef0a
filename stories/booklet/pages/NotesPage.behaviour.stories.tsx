import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectInOrder } from '../../play/reading.ts';
import looks from './NotesPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Booklet/Pages/Notes/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Thirteen lines, evenly apart, all on the page, none behind the mascot; a screen reader names them once. */
export const LinesToWriteOn: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Notes' });
    const [mascot, ...lines] = canvas.getByRole('img', { name: '13 empty lines to write on' }).children;
    const feet = lines.map((line) => line.getBoundingClientRect().bottom);
    const gaps = new Set(feet.slice(1).map((foot, index) => Math.round(foot - (feet[index] ?? 0))));
    await expect(lines).toHaveLength(13);
    await expect(gaps.size).toBe(1);
    await expect(Math.max(...feet)).toBeLessThan(page.getBoundingClientRect().bottom);
    const { left = 0, top = 0 } = mascot?.getBoundingClientRect() ?? {};
    const covered = lines
      .map((line) => line.getBoundingClientRect())
      .filter(({ bottom, right }) => bottom > top && right > left);
    await expect(covered).toEqual([]);
  },
};

/** It is page 6, with the spine on its left, and holds nothing else to read. */
export const NothingElseIsRead: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article');
    await expectInOrder(page, ['Notes', 'Page 6']);
    await expect(page).toHaveTextContent(/^NotesPage 6$/);
    await expect(page).toHaveAttribute('data-spine', 'left');
  },
};
