import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstructionsPage } from '../../../src/console/pages/InstructionsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen, states } from './pageStates.ts';

const meta = {
  title: 'Console/Pages/Instructions',
  component: InstructionsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof InstructionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How to play, and the real bindings. */
export const Default: Story = {};

/** Without instructions there is still a button to press. */
export const Sparse: Story = states.sparse;
export const Long: Story = states.long;
export const Arabic: Story = states.arabic;
export const Narrow: Story = states.narrow;
export const Wide: Story = states.wide;
export const Readable: Story = states.readable;
export const LargeText: Story = states.largeText;
