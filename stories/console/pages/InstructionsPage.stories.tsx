import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstructionsPage } from '../../../src/console/pages/InstructionsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Instructions',
  component: InstructionsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof InstructionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How to play, and the real bindings. */
export const Default: Story = {};
