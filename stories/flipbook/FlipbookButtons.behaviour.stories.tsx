import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { numbers } from './play/numbers.ts';

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Buttons',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...numbers, buttons: true },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Previous is on the side of the previous page, whichever way the text around the book runs. */
const followsDirection = (direction: 'ltr' | 'rtl', dir: 'ltr' | 'rtl'): Story => ({
  args: { direction },
  render: (args) => (
    <div dir={dir}>
      <Flipbook {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [previous = 0, next = 0] = ['previous', 'next'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().left,
    );
    await expect(previous < next).toBe(direction === 'ltr');
  },
});

export const LeftToRight = followsDirection('ltr', 'ltr');
export const LeftToRightInText: Story = followsDirection('ltr', 'rtl');
export const RightToLeft = followsDirection('rtl', 'rtl');
export const RightToLeftInText: Story = followsDirection('rtl', 'ltr');
