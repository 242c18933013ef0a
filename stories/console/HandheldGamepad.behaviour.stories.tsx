import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { typical } from '../content/fixtures.ts';
import looks from './Handheld.stories.tsx';
import { button, expectPage } from './play.ts';
import { replaceProperty } from './replaceProperty.ts';

const standardPad = { id: 'Pad', mapping: 'standard', axes: [0, 0, 0, 0] };
const unknownPad = { id: 'Joystick', mapping: '', axes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 3.2857] };

/** A fake gamepad: its name, its pressed buttons, its axes, and whether it is connected. */
const table = {
  pad: standardPad,
  down: new Set<number>(),
  axes: new Map<number, number>(),
  pluggedIn: false,
  looks: fn(),
};

function padsOnTheTable() {
  table.looks();
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: table.down.has(index) }));
  const axes = table.pad.axes.map((atRest, index) => table.axes.get(index) ?? atRest);
  return [null, table.pluggedIn ? { ...table.pad, connected: true, index: 1, axes, buttons } : null];
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
const push = (axis: number, value: number) => table.axes.set(axis, value);
const letGo = () => {
  table.down.clear();
  table.axes.clear();
};
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

const meta = {
  ...looks,
  title: 'Console/Handheld/Behaviour/Gamepad',
  tags: ['!autodocs', 'behaviour'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, initialPage: 'profile', frozenMs: 20_000 },
  beforeEach: () => {
    letGo();
    table.pad = standardPad;
    table.looks.mockClear();
    table.pluggedIn = false;
    return replaceProperty(navigator, 'getGamepads', padsOnTheTable);
  },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The right face button goes on, the bottom one back; a held button counts once. */
export const FaceButtonsTurnThePage: Story = {
  play: async ({ canvas }) => {
    plugIn();
    hold(1);
    await expectPage(canvas, 'Controls');
    await expect(button(canvas, 'A')).toHaveAttribute('data-pressed');
    await lookedAt(6);
    await expectPage(canvas, 'Controls');
    letGo();
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
 * A connected gamepad is polled every frame; disconnecting it stops the polling and releases its
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
 * A hidden page polls no gamepad, and a button that is down when the page becomes visible again is
 * not a press.
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
    letGo();
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

/**
 * An unknown gamepad uses a guessed mapping, and one notice says so until the first press after
 * four seconds.
 */
export const AnUnknownGamepadShowsOneNotice: Story = {
  play: async ({ canvas, step }) => {
    const turn = async (axis: number, value: number, page: string) => {
      push(axis, value);
      await expectPage(canvas, page);
      letGo();
      await lookedAt();
    };
    table.pad = unknownPad;
    plugIn();
    await lookedAt();
    await step('Lying there it is not spoken of', () => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await step('At the first press of a button it is, and quick presses leave the notice', async () => {
      hold(1);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Unknown gamepad');
      await expectPage(canvas, 'Controls');
      letGo();
      await lookedAt();
      await turn(9, -0.42857, 'Experience Levels');
      await expect(canvas.getByRole('alert')).toBeVisible();
    });
    await step('Later a press takes it away, for good', async () => {
      const clock = performance.now.bind(performance);
      const restore = replaceProperty(performance, 'now', () => clock() + 5000);
      await turn(9, 0.71429, 'Controls');
      restore();
      await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
      hold(1);
      await expectPage(canvas, 'Experience Levels');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};
