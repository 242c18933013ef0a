import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPage, type Story } from './pages/atPage.ts';
import { button, press } from './play.ts';
import { replaceProperty } from './replaceProperty.ts';

const speaker = { made: fn(), closed: fn(), tone: fn() };
const buzz = fn();

/** A fake audio output that records the sounds. */
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

export default {
  title: 'Console/Handheld/Behavior/Feedback',
  tags: ['!autodocs', 'behavior'],
  ...atPage('profile'),
  beforeEach: () => {
    for (const mock of [...Object.values(speaker), buzz]) mock.mockClear();
    const restore = [
      replaceProperty(window, 'AudioContext', WrittenAudio),
      replaceProperty(navigator, 'vibrate', buzz),
      // A browser does not count a story's presses as user activation.
      replaceProperty(navigator, 'userActivation', { hasBeenActive: true }),
    ];
    return () => {
      for (const put of restore) put();
    };
  },
};

/** Until the visitor turns them on there is no sound and no vibration, and no audio context. */
export const TheConsoleIsSilentByDefault: Story = {
  play: async ({ canvas }) => {
    for (const legend of ['A', 'B', 'up', 'select', 'start']) await press(canvas, legend);
    await expect(speaker.made).not.toHaveBeenCalled();
    await expect(buzz).not.toHaveBeenCalled();
  },
};

/** With haptics on every press vibrates, except a press that does nothing. */
export const APressWithoutEffectDoesNotVibrate: Story = {
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

/** Turning sound on plays a sound at once; turning it off releases the audio output. */
export const TheSwitchesTurnSoundOnAndOff: Story = {
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

/** Without user activation, as with a gamepad, nothing vibrates: browsers would log an error. */
export const APageWithoutActivationDoesNotVibrate: Story = {
  parameters: { visit: { haptics: true } },
  beforeEach: () => replaceProperty(navigator, 'userActivation', { hasBeenActive: false }),
  play: async ({ canvas }) => {
    await press(canvas, 'A');
    await expect(buzz).not.toHaveBeenCalled();
  },
};
