import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlsPage } from '../../../src/console/pages/ControlsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Controls',
  component: ControlsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof ControlsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four groups of skills. */
export const Default: Story = {};
