import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { Device } from '../../src/console/shell/Device.tsx';
import { DoAndDont } from '../anatomy/DoAndDont.tsx';
import { deviceArgs, longScreen } from './deviceArgs.tsx';

/** A custom property, which React's own type of styles has no name for. */
const ownFace = { '--shell-face': '#daac06' } as CSSProperties;

const framed = (device: ReactNode) => <div style={{ blockSize: '36rem' }}>{device}</div>;

/** A shell is a face and the ink on it: each is legible on its own face only. */
const meta = {
  title: 'Console/Device/Do and don’t',
  component: DoAndDont,
  parameters: { visual: { target: '[data-pair]' } },
  args: {
    good: {
      says: 'Choose a shell by its name: ink and bevels come with it.',
      shows: framed(
        <Device {...deviceArgs} name="Chosen" shell="dandelion">
          {longScreen('Screen of the chosen')}
        </Device>,
      ),
    },
    bad: {
      says: 'Do not paint the face alone: the ink is still that of another shell.',
      shows: framed(
        <Device {...deviceArgs} name="Painted" style={ownFace}>
          {longScreen('Screen of the painted')}
        </Device>,
      ),
    },
  },
} satisfies Meta<typeof DoAndDont>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One name, not one colour. */
export const Default: Story = {};
