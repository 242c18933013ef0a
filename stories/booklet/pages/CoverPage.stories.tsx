import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverPage } from '../../../src/booklet/pages/CoverPage.tsx';
import { typical } from '../../content/fixtures.ts';
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

export const Pocket288: Story = inPocket;
