import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atPage, type Story } from './pages/atPage.ts';
import { button, expectPage } from './play.ts';
import { replaceProperty } from './replaceProperty.ts';

const standardPad = { id: 'Pad', mapping: 'standard', axes: [0, 0, 0, 0] };

const fakePad = {
  pressedButtons: new Set<number>(),
  isConnected: false,
  onPoll: fn(),
};

function connectedPads() {
  fakePad.onPoll();
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: fakePad.pressedButtons.has(index) }));
  return [null, fakePad.isConnected ? { ...standardPad, connected: true, index: 1, buttons } : null];
}

const plugIn = () => {
  fakePad.isConnected = true;
  window.dispatchEvent(new Event('gamepadconnected'));
};
const pullOut = () => {
  fakePad.isConnected = false;
  window.dispatchEvent(new Event('gamepaddisconnected'));
};
const hold = (index: number) => fakePad.pressedButtons.add(index);
const releaseAll = () => fakePad.pressedButtons.clear();
const pollCount = () => fakePad.onPoll.mock.calls.length;
/** Waits until the console has read the gamepad's current state. */
const waitForPolls = (times = 2) => {
  const before = pollCount();
  return waitFor(() => expect(pollCount()).toBeGreaterThanOrEqual(before + times));
};
const waitForFrames = async () => {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
};
async function expectNoPolls() {
  const countBefore = pollCount();
  await waitForFrames();
  await expect(pollCount()).toBe(countBefore);
}

export default {
  title: 'Console/Handheld/Behavior/Gamepad',
  ...atPage('profile'),
  beforeEach: () => {
    releaseAll();
    fakePad.onPoll.mockClear();
    fakePad.isConnected = false;
    return replaceProperty(navigator, 'getGamepads', connectedPads);
  },
};

/** The right face button goes to the next page, the bottom one back. A held button counts once. */
export const FaceButtonsTurnThePage: Story = {
  play: async ({ canvas }) => {
    plugIn();
    hold(1);
    await expectPage(canvas, 'Controls');
    await expect(button(canvas, 'A')).toHaveAttribute('data-pressed');
    await waitForPolls(6);
    await expectPage(canvas, 'Controls');
    releaseAll();
    await waitFor(() => expect(button(canvas, 'A')).not.toHaveAttribute('data-pressed'));
    hold(0);
    await expectPage(canvas, 'Player Profile');
  },
};

/** The console also uses a gamepad that was connected before it mounted. */
export const AnEarlierGamepadIsUsed: Story = {
  beforeEach: () => {
    fakePad.isConnected = true;
  },
  play: async ({ canvas }) => {
    await waitForPolls();
    hold(14);
    await expectPage(canvas, 'Cover Letter');
  },
};

/**
 * The console polls a connected gamepad every frame. Disconnecting it stops the polling and
 * releases its buttons.
 */
export const PollingStopsWhenTheGamepadDisconnects: Story = {
  play: async ({ canvas }) => {
    await waitForFrames();
    await expectNoPolls();
    plugIn();
    hold(12);
    await waitFor(() => expect(button(canvas, 'up')).toHaveAttribute('data-pressed'));
    pullOut();
    await waitFor(() => expect(button(canvas, 'up')).not.toHaveAttribute('data-pressed'));
    await expectNoPolls();
  },
};

/**
 * A hidden page polls no gamepad. A button that is already down when the page shows again is not a
 * press.
 */
export const AHiddenPagePollsNoGamepad: Story = {
  play: async ({ canvas }) => {
    const reportVisibility = () => document.dispatchEvent(new Event('visibilitychange'));
    plugIn();
    await waitForPolls();
    const restore = replaceProperty(document, 'hidden', true);
    reportVisibility();
    hold(1);
    await expectNoPolls();
    restore();
    reportVisibility();
    await waitForPolls(4);
    await expectPage(canvas, 'Player Profile');
    // The button never showed as pressed, so only a poll can tell that the release was read.
    releaseAll();
    await waitForPolls();
    hold(1);
    await expectPage(canvas, 'Controls');
  },
};

/** A page that may not use gamepads causes no error. */
export const BlockedGamepadsCauseNoError: Story = {
  beforeEach: () =>
    replaceProperty(navigator, 'getGamepads', () => {
      throw new DOMException('Access to the feature "gamepad" is disallowed.', 'SecurityError');
    }),
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('gamepadconnected'));
    await userEvent.keyboard('{ArrowRight}');
    await expectPage(canvas, 'Controls');
  },
};
