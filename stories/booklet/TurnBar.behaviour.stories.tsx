import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewSwitch } from '../../src/booklet/ViewSwitch.tsx';
import looks from './TurnBar.stories.tsx';

const onView = fn();

const meta = {
  ...looks,
  title: 'Booklet/Turn bar/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...looks.args, onTurn: fn(), children: <ViewSwitch view="book" onView={onView} /> },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the start, "previous" keeps its name and the focus, and turns nothing. */
export const DisabledButtonKeepsItsName: Story = {
  args: { atStart: true },
  play: async ({ args, canvas }) => {
    const previous = canvas.getByRole('button', { name: 'previous' });
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onTurn).not.toHaveBeenCalled();
  },
};

/** The button of the open view does nothing; the other one switches. */
export const OnlyTheOtherViewSwitches: Story = {
  play: async ({ canvas }) => {
    onView.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Book', pressed: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Text', pressed: false }));
    await expect(onView.mock.calls).toEqual([['text']]);
  },
};
