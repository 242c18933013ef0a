import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InstructionsPage } from '../../../src/console/pages/InstructionsPage.tsx';
import { onScreen } from '../onLcd.tsx';
import pages, { Default, NoCurrentJob } from './InstructionsPage.stories.tsx';

const meta = {
  title: 'Console/Pages/Instructions/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  component: InstructionsPage,
  decorators: onScreen.decorators,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...pages.args },
} satisfies Meta<typeof InstructionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheCurrentJob: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Now: .+, .+/)).toBeVisible();
  },
};

export const ShowsNoLineBetweenJobs: Story = {
  ...NoCurrentJob,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Press A to continue...')).toBeVisible();
    await expect(canvas.queryByText(/^Now:/)).toBeNull();
  },
};
