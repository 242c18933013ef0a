import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickReferencePage } from '../../../src/booklet/pages/QuickReferencePage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Quick reference',
  component: QuickReferencePage,
  args: { content: typical, company: 'Acme Inc', number: 2 },
} satisfies Meta<typeof QuickReferencePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The profile of a player whose visitor has not said where they are from. */
export const Default: Story = { args: { company: '' } };

/** The quest is the company that the visit knows. */
export const Personal: Story = {};

/** No stats. */
export const Sparse: Story = { args: { content: sparse, company: '' } };
export const Long: Story = { args: { content: long, company: '' } };

/** Written from right to left; the spine stays where it is. */
export const Arabic: Story = { args: { content: arabic, company: '' } };

export const Pocket288: Story = inPocket(288);
export const Pocket414: Story = inPocket(414);
