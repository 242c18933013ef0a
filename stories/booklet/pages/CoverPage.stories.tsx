import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverPage } from '../../../src/booklet/pages/CoverPage.tsx';
import { typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Cover',
  component: CoverPage,
  args: { content: typical },
} satisfies Meta<typeof CoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The front cover. */
export const Default: Story = {};

export const Playground: Story = {
  args: { words: { title: 'The Ballad of {name}' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
