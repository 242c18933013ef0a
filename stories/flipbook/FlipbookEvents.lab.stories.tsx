import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cornerDrag } from './lab/cornerDrag.ts';
import { EventRecorder } from './lab/EventRecorder.tsx';
import { eventsIn } from './lab/eventLines.ts';
import { inSight, rootIn } from './play/bookParts.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();
const still = { chromatic: { disableSnapshot: true } } as const;

const meta = {
  title: 'Flipbook/Lab/Events',
  component: EventRecorder,
  parameters: { visual: { target: '[data-lab]' } },
  args: { ...numbers, ...handlers, onInit: undefined, events: cornerDrag, plays: false },
  beforeEach: () => void reported(),
} satisfies Meta<typeof EventRecorder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that happens to a book is an event. Record some, and play them again. */
export const Recorder: Story = {};

/** A list of events is all it takes to see again what happened. */
export const Plays: Story = {
  parameters: still,
  args: { plays: true },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await waitFor(() => expect(inSight(root)).toEqual(['Page 4', 'Page 5']));
    await expect(reported()).toEqual(['fold_corner', 'user_fold', 'flipping', 'flip 4', 'page 4 by drag', 'read']);
  },
};

/** What is recorded leads to the same handlers in the same order when it is played. */
export const RecordsAndPlays: Story = {
  parameters: still,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = () => canvas.getByLabelText<HTMLTextAreaElement>('Events').value;
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    const hand = new Hand(rootIn(canvasElement));
    hand.pull([
      [0.98, 0.98],
      [0.8, 0.9],
      [0.4, 0.9],
    ]);
    hand.lift([0.3, 0.9]);
    await land(rootIn(canvasElement));
    const first = reported();
    await expect(first).toEqual(['user_fold', 'flipping', 'flip 4', 'page 4 by drag', 'read']);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(eventsIn(list()).map(({ type }) => type)).toEqual([
      'pointer-pressed',
      'pointer-moved',
      'pointer-moved',
      'pointer-released',
      'run-finished',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(inSight(rootIn(canvasElement))).toEqual(['Page 4', 'Page 5']));
    await expect(reported()).toEqual(first);
  },
};
