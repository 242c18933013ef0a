import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotesPage } from '../../../src/booklet/pages/NotesPage.tsx';
import { narrow } from '../narrow.ts';

const meta = {
  title: 'Booklet/Pages/Notes/Features',
  component: NotesPage,
  args: { number: 6 },
} satisfies Meta<typeof NotesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };
