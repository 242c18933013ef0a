import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Cover letter',
  component: CoverLetterPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, company: '' },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letter to everybody. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { company: 'Acme Inc' },
  parameters: { chromatic: { disableSnapshot: true } },
};
