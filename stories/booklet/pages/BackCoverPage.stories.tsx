import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackCoverPage } from '../../../src/booklet/pages/BackCoverPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { siteCodeSample } from '../siteCodeSample.ts';

const meta = {
  title: 'Booklet/Pages/Back cover',
  component: BackCoverPage,
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof BackCoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why to hire the owner, and how. */
export const Default: Story = {};

export const Playground: Story = {
  args: { words: { hire: 'Add to party' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
