import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverPage } from '../../../src/booklet/pages/CoverPage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Cover/Features',
  component: CoverPage,
  args: { content: typical },
} satisfies Meta<typeof CoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A résumé that holds a name and nothing else. */
export const Sparse: Story = { args: { content: sparse } };

export const Long: Story = { args: { content: long } };

/** A name in another script does not turn the title around. */
export const Arabic: Story = { args: { content: arabic } };
