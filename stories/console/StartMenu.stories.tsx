import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuTabs } from '../../src/console/engine/ConsoleState.ts';
import { lcdOnly } from './onLcd.tsx';
import { StartMenuOnLcd } from './StartMenuOnLcd.tsx';

const meta = {
  title: 'Console/Start Menu',
  component: StartMenuOnLcd,
  parameters: lcdOnly,
} satisfies Meta<typeof StartMenuOnLcd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How to reach the owner. */
export const Default: Story = {};

/** Try it: everything in it works. */
export const Playground: Story = {
  args: { initialTab: 'colors' },
  argTypes: { initialTab: { control: 'inline-radio', options: menuTabs } },
  parameters: { chromatic: { disableSnapshot: true } },
};
