import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThankYouPage } from '../../../src/console/pages/ThankYouPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen, states } from './pageStates.ts';

const meta = {
  title: 'Console/Pages/Thank you',
  component: ThankYouPage,
  ...onScreen,
  args: { content: typical, company: '', onMenuWanted: fn(), frozenMs: 60_000 },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The farewell, said to its end: the character waves. */
export const Default: Story = {};

/** Twenty characters in. */
export const Talking: Story = { args: { frozenMs: 100 } };

/** The farewell's pause of half a second: the mouth is shut. */
export const Pausing: Story = { args: { frozenMs: 600 } };

/** Nobody to write to: the pointer is left out. */
export const Sparse: Story = states.sparse;
export const Long: Story = states.long;
export const Arabic: Story = states.arabic;
export const Narrow: Story = states.narrow;
export const Wide: Story = states.wide;
export const Readable: Story = states.readable;
