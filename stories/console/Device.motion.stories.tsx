import type { Meta, StoryObj } from '@storybook/react-vite';
import { Device } from '../../src/console/shell/Device.tsx';
import { deviceArgs, deviceArgTypes, longScreen } from './deviceArgs.tsx';
import { DeviceSheet, onRoom } from './onRoom.tsx';

/** Buttons held down, and so standing still. */
const meta = {
  title: 'Console/Device/Motion',
  component: Device,
  decorators: [onRoom],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1600', isRotated: false } },
  args: deviceArgs,
  argTypes: deviceArgTypes,
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cross rocks to the side that is held. */
export const EachArrow: Story = {
  render: (args) => (
    <DeviceSheet columns={2}>
      {(['up', 'left', 'right', 'down'] as const).map((button) => (
        <Device key={button} {...args} pressed={new Set([button])} aria-label={`${button} is held`}>
          {longScreen(`Screen, ${button} held`)}
        </Device>
      ))}
    </DeviceSheet>
  ),
};

/** A cap goes down into its well. */
export const EachCap: Story = {
  render: (args) => (
    <DeviceSheet columns={2}>
      {(['a', 'b', 'select', 'start'] as const).map((button) => (
        <Device key={button} {...args} shell="teal" pressed={new Set([button])} aria-label={`${button} is held`}>
          {longScreen(`Screen, ${button} held`)}
        </Device>
      ))}
    </DeviceSheet>
  ),
};

/** Everything at once, on a phone. */
export const AllOnAPhone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: { shell: 'purple', pressed: new Set(['down', 'a', 'b', 'select', 'start']) },
};
