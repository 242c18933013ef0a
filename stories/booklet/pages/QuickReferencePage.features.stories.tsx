import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickReferencePage } from '../../../src/booklet/pages/QuickReferencePage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Quick reference/Features',
  component: QuickReferencePage,
  args: { content: typical, company: '', number: 2 },
} satisfies Meta<typeof QuickReferencePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The quest is the company that the visit knows. */
export const Personal: Story = { args: { company: 'Acme Inc' } };

/** No stats. */
export const Sparse: Story = { args: { content: sparse } };

export const Long: Story = { args: { content: long } };

/** Written from right to left; the spine stays where it is. */
export const Arabic: Story = { args: { content: arabic } };
