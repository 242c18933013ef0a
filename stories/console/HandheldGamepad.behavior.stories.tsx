import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atPage, type Story } from './pages/atPage.ts';
import { button, expectPage } from './play.ts';
import { replaceProperty } from './replaceProperty.ts';

const standardPad = { id: 'Pad', mapping: 'standard', axes: [0, 0, 0, 0] };

/** A fake gamepad: its pressed buttons, and whether it is connected. */
const table = {
  down: new Set<number>(),
  pluggedIn: false,
  looks: fn(),
};

function padsOnTheTable() {
  table.looks();
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: table.down.has(index) }));
  return [null, table.pluggedIn ? { ...standardPad, connected: true, index: 1, buttons } : null];
}

const plugIn = () => {
  table.pluggedIn = true;
  window.dispatchEvent(new Event('gamepadconnected'));
};
const pullOut = () => {
  table.pluggedIn = false;
  window.dispatchEvent(new Event('gamepaddisconnected'));
};
const hold = (index: number) => table.down.add(index);
const releaseAll = () => table.down.clear();
const polls = () => table.looks.mock.calls.length;
/** Waits until the console has read the gamepad's current state. */
const lookedAt = (times = 2) => {
  const before = polls();
  return waitFor(() => expect(polls()).toBeGreaterThanOrEqual(before + times));
};
const frames = async () => {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
};
async function expectNoPolls() {
  const before = polls();
  await frames();
  await expect(polls()).toBe(before);
}

export default {
  title: 'Console/Handheld/Behavior/Gamepad',
  tags: ['!autodocs', 'behavior'],
  ...atPage('profile'),
  beforeEach: () => {
    releaseAll();
    table.looks.mockClear();
    table.pluggedIn = false;
    return replaceProperty(navigator, 'getGamepads', padsOnTheTable);
  },
};

/** The right face button goes forward, the bottom one back; a held button counts once. */
export const FaceButtonsTurnThePage: Story = {
  play: async ({ canvas }) => {
    plugIn();
    hold(1);
    await expectPage(canvas, 'Controls');
    await expect(button(canvas, 'A')).toHaveAttribute('data-pressed');
    await lookedAt(6);
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
    table.pluggedIn = true;
  },
  play: async ({ canvas }) => {
    await lookedAt();
    hold(14);
    await expectPage(canvas, 'Cover Letter');
  },
};

/**
 * The console polls a connected gamepad every frame. Disconnecting it stops that and releases its
 * buttons.
 */
export const PollingStopsWhenTheGamepadDisconnects: Story = {
  play: async ({ canvas }) => {
    await frames();
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
    const see = () => document.dispatchEvent(new Event('visibilitychange'));
    plugIn();
    await lookedAt();
    const restore = replaceProperty(document, 'hidden', true);
    see();
    hold(1);
    await expectNoPolls();
    restore();
    see();
    await lookedAt(4);
    await expectPage(canvas, 'Player Profile');
    // The button never showed as pressed, so the story can only poll to see its release.
    releaseAll();
    await lookedAt();
    hold(1);
    await expectPage(canvas, 'Controls');
  },
};

/** A browser without gamepads, or a page that may not use them, causes no error. */
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
