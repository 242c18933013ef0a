import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotesPage } from '../../../src/booklet/pages/NotesPage.tsx';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Notes/Pocket',
  tags: ['!autodocs'],
  component: NotesPage,
  args: { number: 6 },
} satisfies Meta<typeof NotesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pocket288: Story = inPocket(288);

export const Pocket360: Story = inPocket(360);

export const Pocket414: Story = inPocket(414);

export const Pocket600: Story = inPocket(600);
