import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackCoverPage } from '../../../src/booklet/pages/BackCoverPage.tsx';
import { sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';
import { siteCodeSample } from '../siteCodeSample.ts';

const meta = {
  title: 'Booklet/Pages/Back cover',
  component: BackCoverPage,
  args: { content: typical, code: siteCodeSample(typical.game.site.address) },
} satisfies Meta<typeof BackCoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why to hire the owner, and how. */
export const Default: Story = {};

/** No e-mail address, no profile and no code: neither link, and the address alone. */
export const Sparse: Story = { args: { content: sparse, code: undefined } };

export const Pocket288: Story = inPocket;
