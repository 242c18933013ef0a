import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverPage } from '../../../src/booklet/pages/CoverPage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Cover',
  component: CoverPage,
  args: { content: typical },
} satisfies Meta<typeof CoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The front cover. */
export const Default: Story = {};

/** A résumé that holds a name and nothing else. */
export const Sparse: Story = { args: { content: sparse } };
export const Long: Story = { args: { content: long } };

/** A name in another script does not turn the title around. */
export const Arabic: Story = { args: { content: arabic } };

export const Pocket288: Story = inPocket(288);
export const Pocket414: Story = inPocket(414);
