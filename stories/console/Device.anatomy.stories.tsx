import type { Meta, StoryObj } from '@storybook/react-vite';
import { Device } from '../../src/console/shell/Device.tsx';
import { Anatomy, type AnatomyPart } from '../anatomy/Anatomy.tsx';
import { labelsItsParts } from '../anatomy/labelsItsParts.ts';
import { deviceArgs } from './deviceArgs.tsx';

const labelSelector = (legend: string) => `[aria-label^="${legend},"]`;

const parts: readonly AnatomyPart[] = [
  { name: 'Shell', is: 'the body, in the color that was chosen', selector: 'section', x: 0.04, y: 0.75 },
  { name: 'Lens', is: 'the dark pane around the screen', selector: '[data-surface="lens"]', x: 0.04, y: 0.04 },
  { name: 'LCD', is: 'the screen; it scrolls, nothing else does', selector: '[data-surface="lcd"]', x: 0.8, y: 0.85 },
  { name: 'D-pad', is: 'four buttons under one cross', selector: labelSelector('Up') },
  { name: 'B', is: 'back', selector: labelSelector('B') },
  { name: 'A', is: 'next', selector: labelSelector('A') },
  { name: 'Select', is: 'to the title page', selector: labelSelector('Select'), y: 0.1 },
  { name: 'Start', is: 'the Start Menu', selector: labelSelector('Start'), y: 0.1 },
  { name: 'Speaker', is: 'the switch for sound', selector: '[role="switch"]' },
];

const meta = {
  title: 'Console/Device/Anatomy',
  tags: ['!autodocs'],
  component: Device,
  globals: { viewport: { value: 'w650', isRotated: false } },
  parameters: { visual: { target: '[data-anatomy]' } },
  args: deviceArgs,
  render: (args) => (
    <Anatomy parts={parts}>
      <div style={{ blockSize: '40rem', inlineSize: '30rem' }}>
        <Device {...args} />
      </div>
    </Anatomy>
  ),
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each number is on its part; a screen reader gets the same names from the list below. */
export const Default: Story = { play: labelsItsParts(parts) };
