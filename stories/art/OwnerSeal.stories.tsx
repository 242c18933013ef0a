import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnerSeal } from '../../src/index.ts';

/**
 * The seal on the manual: the owner's own, no maker's. One rule: **it is decoration**, as the owner's name stands beside it in
 * words.
 */
const meta = {
  title: 'Art/Owner seal',
  component: OwnerSeal,
  args: { width: 320, initials: 'P1' },
} satisfies Meta<typeof OwnerSeal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At eight pixels a dot. */
export const Default: Story = {};

export const Playground: Story = {
  args: { title: 'The seal of Player One' },
  parameters: { chromatic: { disableSnapshot: true } },
};
