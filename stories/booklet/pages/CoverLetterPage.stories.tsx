import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/booklet/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Cover letter',
  component: CoverLetterPage,
  args: { content: typical, company: '', number: 1 },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The generic letter. */
export const Default: Story = {};

/** The visit knows a company. */
export const Pocket288: Story = { ...inPocket, args: { company: 'Acme Inc' } };
