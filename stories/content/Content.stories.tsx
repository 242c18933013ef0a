import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentTables } from './ContentTables.tsx';
import { typical } from './fixtures.ts';

const meta = {
  title: 'Content/What is reckoned',
  component: ContentTables,
  args: { content: typical, company: '' },
  argTypes: { content: { control: false } },
} satisfies Meta<typeof ContentTables>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A résumé with every section, for a visitor who gave no company. */
export const Default: Story = {};

/** Give a company, and the quest and the letter become its own. */
export const Playground: Story = {
  args: { company: 'Acme' },
  parameters: { chromatic: { disableSnapshot: true } },
};
