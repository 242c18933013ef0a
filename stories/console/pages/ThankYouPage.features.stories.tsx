import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ThankYouPage } from '../../../src/console/screens/ThankYouPage.tsx';
import { sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Thank you/Features',
  component: ThankYouPage,
  decorators: [onLcd],
  args: { content: typical, company: '' },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The Start Menu, opened. */
export const MenuOpen: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByText('Start Menu')),
};

/** Nobody to write to: the pointer is left out. */
export const Sparse: Story = { args: { content: sparse } };

/** 320 px wide, the Start Menu opened. */
export const Narrow: Story = { ...MenuOpen, globals: narrow };
