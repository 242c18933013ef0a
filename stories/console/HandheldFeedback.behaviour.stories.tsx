import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { typical } from '../content/fixtures.ts';
import looks from './Handheld.stories.tsx';
import { pagePlace } from './pagePlace.ts';
import { button, press } from './play.ts';
import { replaced } from './replaced.ts';

const speaker = { made: fn(), closed: fn(), tone: fn() };
const buzz = fn();

/** Stands in for the browser's speaker and writes down what it is to play. */
class WrittenAudio {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  constructor() {
    speaker.made();
  }
  createGain = () => ({ gain: { value: 1 }, connect: () => {} });
  createOscillator = () => {
    const frequency = { value: 0 };
    const wave = { type: 'sine', frequency, connect: () => {}, stop: () => {}, start: () => {} };
    wave.start = () => speaker.tone(`${wave.type} ${frequency.value}`);
    return wave;
  };
  close = async () => speaker.closed();
  resume = async () => {};
}

const meta = {
  ...looks,
  title: 'Console/Handheld/Behaviour/Feedback',
  tags: ['!autodocs', 'behaviour'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, initialPage: 'profile', frozenMs: 20_000 },
  beforeEach: () => {
    for (const mock of [...Object.values(speaker), buzz]) mock.mockClear();
    const restore = [
      replaced(window, 'AudioContext', WrittenAudio),
      replaced(navigator, 'vibrate', buzz),
      // The presses of a story are not a person's, and a browser knows.
      replaced(navigator, 'userActivation', { hasBeenActive: true }),
    ];
    return () => {
      for (const put of restore) put();
    };
  },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until it is turned on, there is neither a sound nor a buzz, nor anything that could make one. */
export const SilentAtFirst: Story = {
  play: async ({ canvas }) => {
    for (const legend of ['A', 'B', 'up', 'select', 'start']) await press(canvas, legend);
    await expect(speaker.made).not.toHaveBeenCalled();
    await expect(buzz).not.toHaveBeenCalled();
  },
};

/** With haptics on each press is felt; one that does nothing is not. */
export const NothingDoneNothingSaid: Story = {
  args: { initialPage: 'instructions' },
  parameters: { visit: { sound: true, haptics: true } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await press(canvas, 'B');
    await expect(buzz).not.toHaveBeenCalled();
    await press(canvas, 'A');
    await expect(buzz).toHaveBeenCalledOnce();
  },
};

/** Turned on, by its holes or in the Start Menu, sound is heard at once; turned off, its speaker is given back. */
export const TurnedOnAndOff: Story = {
  play: async ({ canvas }) => {
    const holes = canvas.getByRole('switch', { name: 'Sound' });
    await expect(holes).not.toBeChecked();
    button(canvas, 'start').focus();
    await userEvent.tab();
    await expect(holes).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(speaker.tone).toHaveBeenCalled());
    await expect(speaker.made).toHaveBeenCalledOnce();
    await press(canvas, 'start');
    await press(canvas, 'right');
    const inMenu = within(canvas.getByRole('dialog')).getByRole('switch', { name: 'Sound' });
    await expect(inMenu).toBeChecked();
    await userEvent.click(inMenu);
    await expect(holes).not.toBeChecked();
    await waitFor(() => expect(speaker.closed).toHaveBeenCalledOnce());
    speaker.tone.mockClear();
    await press(canvas, 'B');
    await expect(speaker.tone).not.toHaveBeenCalled();
  },
};

/** A page without user activation does not vibrate, as by a gamepad: browsers log an error. */
export const UntouchedItDoesNotBuzz: Story = {
  parameters: { visit: { haptics: true } },
  beforeEach: () => replaced(navigator, 'userActivation', { hasBeenActive: false }),
  play: async ({ canvas }) => {
    await press(canvas, 'A');
    await expect(buzz).not.toHaveBeenCalled();
  },
};

/** A browser without Web Audio leaves a console without sound. */
export const WithoutASpeaker: Story = {
  parameters: { visit: { sound: true } },
  beforeEach: () => replaced(window, 'AudioContext', undefined),
  play: async ({ canvas }) => {
    await press(canvas, 'A');
    await press(canvas, 'A');
    await expect(canvas.getByRole('status')).toHaveTextContent(pagePlace('levels'));
  },
};
