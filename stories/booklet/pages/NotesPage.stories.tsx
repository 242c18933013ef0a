import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotesPage } from '../../../src/booklet/pages/NotesPage.tsx';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Notes',
  component: NotesPage,
  args: { number: 6 },
} satisfies Meta<typeof NotesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 13 ruled lines. */
export const Default: Story = {};

export const Pocket288: Story = inPocket;
