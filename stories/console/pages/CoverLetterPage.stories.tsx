import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Cover letter',
  component: CoverLetterPage,
  ...onScreen,
  args: { content: typical, company: '' },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letter to everybody. */
export const Default: Story = {};
