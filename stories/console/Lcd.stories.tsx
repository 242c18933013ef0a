import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import { LcdLines } from './onRoom.tsx';

const meta = {
  title: 'Console/LCD',
  component: Lcd,
  decorators: [
    (Story) => (
      <div data-lcd="" style={{ inlineSize: '30rem', maxInlineSize: '100%', blockSize: '27rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { target: '[data-lcd]' } },
  args: { children: <LcdLines count={3} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Lcd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words that fit: no marks. */
export const Default: Story = {};

/** Words that do not fit, in the middle: there is more either way. */
export const LongMiddle: Story = {
  args: { children: <LcdLines count={20} /> },
  play: async ({ canvas }) => {
    (await canvas.findByRole('region', { name: 'Screen' })).scrollTop = 500;
  },
};

/** From right to left the marks are on the left. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    children: <p style={{ margin: '1rem', blockSize: '40rem' }}>مطور واحد، موثق جيدا.</p>,
  },
};

/** In the readable mode the dot grid is gone. */
export const Readable: Story = {
  render: (args) => (
    <div data-readable="true" style={{ blockSize: '100%' }}>
      <Lcd {...args} />
    </div>
  ),
};
