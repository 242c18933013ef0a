import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentTables } from './ContentTables.tsx';
import { arabic, japanese, long, sparse, typical } from './fixtures.ts';

const meta = {
  title: 'Content/What is reckoned/Features',
  component: ContentTables,
  argTypes: { content: { control: false } },
} satisfies Meta<typeof ContentTables>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The company stands in the quest and in the letter. */
export const WithCompany: Story = { args: { content: typical, company: 'Acme' } };

/** Only a name: what is missing leaves its table out. */
export const Sparse: Story = { args: { content: sparse } };

/** Fifteen jobs: the oldest share level 1. */
export const Long: Story = { args: { content: long } };

/** From right to left. */
export const Arabic: Story = { args: { content: arabic } };

/** Years come first, and words have no spaces between them. */
export const Japanese: Story = { args: { content: japanese } };
