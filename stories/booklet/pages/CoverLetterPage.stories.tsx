import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/booklet/pages/CoverLetterPage.tsx';
import { arabic, sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Cover letter',
  component: CoverLetterPage,
  args: { content: typical, company: 'Acme Inc', number: 1 },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The generic letter. */
export const Default: Story = { args: { company: '' } };

/** The letter to a company that the visit knows. */
export const Personal: Story = {};

/** The owner has written no letter. */
export const Sparse: Story = { args: { content: sparse, company: '' } };

/** A company whose name has 500 letters and no space: what has no room scrolls. */
export const LongCompany: Story = { args: { company: 'W'.repeat(500) } };

/** Written from right to left; the spine stays where it is. */
export const Arabic: Story = { args: { content: arabic, company: '' } };

export const Pocket288: Story = inPocket(288);
export const Pocket414: Story = inPocket(414);
