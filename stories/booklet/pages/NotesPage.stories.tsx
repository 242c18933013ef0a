import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotesPage } from '../../../src/booklet/pages/NotesPage.tsx';

const meta = {
  title: 'Booklet/Pages/Notes',
  component: NotesPage,
  args: { number: 6 },
} satisfies Meta<typeof NotesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 13 ruled lines. */
export const Default: Story = {};

export const Playground: Story = {
  args: { words: { heading: 'Passwords' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
