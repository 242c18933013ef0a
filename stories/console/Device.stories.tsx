import type { Meta, StoryObj } from '@storybook/react-vite';
import { Device } from '../../src/console/shell/Device.tsx';
import { deviceArgs, deviceArgTypes } from './deviceArgs.tsx';
import { onRoom } from './onRoom.tsx';

const meta = {
  title: 'Console/Device',
  component: Device,
  decorators: [onRoom],
  parameters: { layout: 'fullscreen' },
  args: deviceArgs,
  argTypes: deviceArgTypes,
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole device, as it stands on a desk. */
export const Default: Story = {};

/** Its name and its colour. */
export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };
