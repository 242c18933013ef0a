import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from '../../src/booklet/PageFrame.tsx';

const meta = {
  title: 'Booklet/Page frame',
  component: PageFrame,
  // The manual's pages and the frame's do and don't are its pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { heading: 'Leveling Guide', number: 3, children: <p>What the page says.</p> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the manual by itself. */
export const Default: Story = {};
