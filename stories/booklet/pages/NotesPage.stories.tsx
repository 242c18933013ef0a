import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotesPage } from '../../../src/booklet/pages/NotesPage.tsx';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Notes',
  component: NotesPage,
  args: { number: 6 },
} satisfies Meta<typeof NotesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 13 ruled lines, none of which the mascot stands on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const boxes = Array.from(canvas.getByRole('img').children, (part) => part.getBoundingClientRect());
    const [mascot = new DOMRect(), ...lines] = boxes;
    await expect(lines.filter(({ right, bottom }) => right > mascot.left && bottom > mascot.top)).toEqual([]);
  },
};

export const Pocket288: Story = inPocket;
