import type { Meta, StoryObj } from '@storybook/react-vite';
import { Device } from '../../src/console/shell/Device.tsx';
import { deviceArgs, deviceArgTypes } from './deviceArgs.tsx';
import { onRoom } from './onRoom.tsx';

/**
 * Under 650 px the phone is the console's front, and on its side it has the controls left and right; from 650 px the whole
 * device is drawn as large as the window's height allows.
 */
const meta = {
  title: 'Console/Device/Sizes',
  component: Device,
  decorators: [onRoom],
  parameters: { layout: 'fullscreen' },
  args: deviceArgs,
  argTypes: deviceArgTypes,
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (value: string) => ({ viewport: { value, isRotated: false } });

/** The smallest phone. */
export const W320: Story = { globals: at('w320') };

/** A phone. */
export const W390: Story = { globals: at('w390'), args: { shell: 'teal' } };

/** The last pixel of the narrow form. */
export const W649: Story = { globals: at('w649'), args: { shell: 'kiwi' } };

/** The first pixel of the whole device. */
export const W650: Story = { globals: at('w650'), args: { shell: 'purple' } };

/** A tablet. */
export const W1024: Story = { globals: at('w1024'), args: { shell: 'berry' } };

/** A laptop. */
export const W1280: Story = { globals: at('w1280') };

/** A desk. */
export const W1600: Story = { globals: at('w1600'), args: { shell: 'dandelion' } };

/** A phone on its side. */
export const Landscape: Story = { globals: at('landscape') };

/** The smallest phone on its side. */
export const LandscapeSmall: Story = { globals: at('landscapeSmall'), args: { shell: 'berry' } };

/** A desk at 400 % zoom: the controls are a row of keys. */
export const Zoom400: Story = { globals: at('zoom400') };

/** Within a parent that has a height, the device is as high as that. */
export const InAParent: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
};
