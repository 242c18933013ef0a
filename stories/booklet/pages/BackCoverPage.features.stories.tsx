import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackCoverPage } from '../../../src/booklet/pages/BackCoverPage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { siteCodeSample } from '../siteCodeSample.ts';

const meta = {
  title: 'Booklet/Pages/Back cover/Features',
  component: BackCoverPage,
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof BackCoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No e-mail address, no profile and no code: neither link, and the address alone. */
export const Sparse: Story = { args: { content: sparse, code: undefined } };

/** Names and addresses that do not end soon. */
export const Long: Story = { args: { content: long } };

export const Arabic: Story = { args: { content: arabic } };
