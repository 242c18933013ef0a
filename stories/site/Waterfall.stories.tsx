import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleLoad } from './waterfall/sampleLoad.ts';
import { Waterfall } from './waterfall/Waterfall.tsx';

/** What a page asks for while it loads, drawn from a run of the bench. Names are words, bars fit the room that there is. */
const meta = {
  title: 'Site/Bench/Waterfall',
  component: Waterfall,
  args: sampleLoad,
} satisfies Meta<typeof Waterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind of file has a colour, each phase a pattern; lines are when the page was seen and when it answers. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      '/book: first paint 1.42 s, largest paint 1.98 s, the page answers 3.09 s',
    );
    await userEvent.click(canvas.getByText('/book as a table'));
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(args.requests.length);
    await expect(rows[3]).toHaveTextContent('/assets/index-jWJLqt2K.js96.5 kBHigh0.71 s1.35 s1.93 s2.78 s');
    await userEvent.click(canvas.getByText('/book as a table'));
  },
};

/** On a phone. */
export const Narrow: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
