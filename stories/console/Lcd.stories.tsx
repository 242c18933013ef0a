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

/** Words that do not. */
export const Playground: Story = {
  args: { children: <LcdLines count={20} /> },
  parameters: { chromatic: { disableSnapshot: true } },
};
