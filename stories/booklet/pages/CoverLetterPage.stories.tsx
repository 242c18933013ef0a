import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/booklet/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Cover letter',
  component: CoverLetterPage,
  args: { content: typical, company: '', number: 1 },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The generic letter. */
export const Default: Story = {};

export const Playground: Story = {
  args: { words: { heading: 'A Word Before You Play' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
