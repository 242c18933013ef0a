import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPage, type Story } from './pages/atPage.ts';
import { button, press } from './play.ts';
import { replaceProperty } from './replaceProperty.ts';

const audio = { onCreate: fn(), onClose: fn(), onTone: fn() };
const vibrate = fn();

/** A fake audio output that records the sounds. */
class FakeAudio {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  constructor() {
    audio.onCreate();
  }
  createGain = () => ({ gain: { value: 1 }, connect: () => {} });
  createOscillator = () => {
    const frequency = { value: 0 };
    const wave = { type: 'sine', frequency, connect: () => {}, stop: () => {}, start: () => {} };
    wave.start = () => audio.onTone(`${wave.type} ${frequency.value}`);
    return wave;
  };
  close = async () => audio.onClose();
  resume = async () => {};
}

export default {
  title: 'Console/Handheld/Behavior/Feedback',
  ...atPage('profile'),
  beforeEach: () => {
    for (const mock of [...Object.values(audio), vibrate]) mock.mockClear();
    const restoreFunctions = [
      replaceProperty(window, 'AudioContext', FakeAudio),
      replaceProperty(navigator, 'vibrate', vibrate),
      // A browser does not count a story's presses as user activation.
      replaceProperty(navigator, 'userActivation', { hasBeenActive: true }),
    ];
    return () => {
      for (const restore of restoreFunctions) restore();
    };
  },
};

/** Until the visitor turns on sound or haptics, there is no sound, vibration or audio context. */
export const TheConsoleIsSilentByDefault: Story = {
  play: async ({ canvas }) => {
    for (const legend of ['A', 'B', 'up', 'select', 'start']) await press(canvas, legend);
    await expect(audio.onCreate).not.toHaveBeenCalled();
    await expect(vibrate).not.toHaveBeenCalled();
  },
};

/** With haptics on, each press vibrates, except one that does nothing. */
export const APressWithoutEffectDoesNotVibrate: Story = {
  args: { initialPage: 'instructions' },
  parameters: { visit: { sound: true, haptics: true } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await press(canvas, 'B');
    await expect(vibrate).not.toHaveBeenCalled();
    await press(canvas, 'A');
    await expect(vibrate).toHaveBeenCalledOnce();
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
    await waitFor(() => expect(audio.onTone).toHaveBeenCalled());
    await expect(audio.onCreate).toHaveBeenCalledOnce();
    await press(canvas, 'start');
    await press(canvas, 'right');
    const menuSwitch = within(canvas.getByRole('dialog')).getByRole('switch', { name: 'Sound' });
    await expect(menuSwitch).toBeChecked();
    await userEvent.click(menuSwitch);
    await expect(holes).not.toBeChecked();
    await waitFor(() => expect(audio.onClose).toHaveBeenCalledOnce());
    audio.onTone.mockClear();
    await press(canvas, 'B');
    await expect(audio.onTone).not.toHaveBeenCalled();
  },
};

/** Without user activation, as with a gamepad, nothing vibrates: browsers would log an error. */
export const APageWithoutActivationDoesNotVibrate: Story = {
  parameters: { visit: { haptics: true } },
  beforeEach: () => replaceProperty(navigator, 'userActivation', { hasBeenActive: false }),
  play: async ({ canvas }) => {
    await press(canvas, 'A');
    await expect(vibrate).not.toHaveBeenCalled();
  },
};
