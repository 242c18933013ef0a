import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackCoverPage } from '../../../src/booklet/pages/BackCoverPage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';

const meta = {
  title: 'Booklet/Pages/Back cover/Features',
  component: BackCoverPage,
  args: { content: typical },
} satisfies Meta<typeof BackCoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No e-mail address and no profile: neither link. */
export const Sparse: Story = { args: { content: sparse } };

/** Names and addresses that do not end soon. */
export const Long: Story = { args: { content: long } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** The longest at 320 px. */
export const LongAndNarrow: Story = { args: { content: long }, globals: narrow };
