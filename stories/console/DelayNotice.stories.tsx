import type { Meta, StoryObj } from '@storybook/react-vite';
import { handheldWords } from '../../src/console/handheldWords.ts';
import { DelayNotice } from '../../src/console/screen/DelayNotice.tsx';
import { Device } from '../../src/console/shell/Device.tsx';
import { phone } from '../windows.ts';
import { deviceArgs } from './deviceArgs.tsx';

/** Lies over the foot of the screen when a page that was asked for is not here yet. */
const meta = {
  title: 'Console/Delay notice',
  component: DelayNotice,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '44rem' }}>
        <Device {...deviceArgs} overlay={<Story />} />
      </div>
    ),
  ],
  globals: phone,
  parameters: { layout: 'fullscreen' },
  args: { delay: 'missing', words: handheldWords },
} satisfies Meta<typeof DelayNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It did not arrive. */
export const Default: Story = {};
