import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotesPage } from '../../../src/booklet/pages/NotesPage.tsx';
import { inPocket } from '../inPocket.tsx';

/** Set anew for a narrow window: nothing is cut, text is at least 15 px high, links at least 24 px. */
const meta = {
  title: 'Booklet/Pages/Notes/Pocket',
  tags: ['!autodocs'],
  component: NotesPage,
  args: { number: 6 },
} satisfies Meta<typeof NotesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest phone. */
export const Pocket288: Story = inPocket(288);

/** A phone. */
export const Pocket360: Story = inPocket(360);

/** A large phone. */
export const Pocket414: Story = inPocket(414);

/** A small tablet. */
export const Pocket600: Story = inPocket(600);
