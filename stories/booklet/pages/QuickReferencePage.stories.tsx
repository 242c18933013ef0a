import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickReferencePage } from '../../../src/booklet/pages/QuickReferencePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Quick reference',
  component: QuickReferencePage,
  args: { content: typical, company: '', number: 2 },
} satisfies Meta<typeof QuickReferencePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The profile of a player whose visitor has not said where they are from. */
export const Default: Story = {};

/** The visit knows a company. */
export const Pocket288: Story = { ...inPocket, args: { company: 'Acme Inc' } };
