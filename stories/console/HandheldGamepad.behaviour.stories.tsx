import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { typical } from '../content/fixtures.ts';
import looks from './Handheld.stories.tsx';
import { button, heading } from './play.ts';
import { replaced } from './replaced.ts';

/** A gamepad on the table: what it holds down, and whether it is plugged in. */
const table = { down: new Set<number>(), pluggedIn: false, looks: fn() };

function padsOnTheTable() {
  table.looks();
  const buttons = Array.from({ length: 17 }, (_, place) => ({ pressed: table.down.has(place) }));
  return [null, table.pluggedIn ? { connected: true, mapping: 'standard', buttons } : null];
}

const plugIn = () => {
  table.pluggedIn = true;
  window.dispatchEvent(new Event('gamepadconnected'));
};
const pullOut = () => {
  table.pluggedIn = false;
  window.dispatchEvent(new Event('gamepaddisconnected'));
};
const hold = (place: number) => table.down.add(place);
const letGo = () => table.down.clear();

const meta = {
  ...looks,
  title: 'Console/Handheld/Behaviour/Gamepad',
  tags: ['!autodocs', 'behaviour'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, initialPage: 'profile', frozenMs: 20_000 },
  beforeEach: () => {
    table.down.clear();
    table.looks.mockClear();
    table.pluggedIn = false;
    return replaced(navigator, 'getGamepads', padsOnTheTable);
  },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The right face button goes on, the bottom one back; held, they count once. */
export const FaceButtonsTurnThePage: Story = {
  play: async ({ canvas }) => {
    plugIn();
    hold(1);
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Controls'));
    await expect(button(canvas, 'A')).toHaveAttribute('data-pressed');
    const { length } = table.looks.mock.calls;
    await waitFor(() => expect(table.looks.mock.calls.length).toBeGreaterThan(length + 5));
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Controls'));
    letGo();
    await waitFor(() => expect(button(canvas, 'A')).not.toHaveAttribute('data-pressed'));
    hold(0);
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Player Profile'));
  },
};

/** A gamepad that was there before the console is used, too. */
export const AnEarlierGamepadIsUsed: Story = {
  beforeEach: () => {
    table.pluggedIn = true;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(table.looks.mock.calls.length).toBeGreaterThan(3));
    hold(14);
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Cover Letter'));
  },
};

/** Gamepads are polled every frame while there is one; pulled out, no more, and nothing stays pressed. */
export const ItIsLookedAtOnlyWhileItIsThere: Story = {
  play: async ({ canvas }) => {
    const looks = () => table.looks.mock.calls.length;
    const frames = async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    };
    await frames();
    const before = looks();
    await frames();
    await expect(looks()).toBe(before);
    plugIn();
    hold(12);
    await waitFor(() => expect(button(canvas, 'up')).toHaveAttribute('data-pressed'));
    pullOut();
    await waitFor(() => expect(button(canvas, 'up')).not.toHaveAttribute('data-pressed'));
    const after = looks();
    await frames();
    await expect(looks()).toBe(after);
  },
};

/** A hidden page polls no gamepad; what is held when it is seen again is no press. */
export const AHiddenPageDoesNotLook: Story = {
  play: async ({ canvas }) => {
    const see = () => document.dispatchEvent(new Event('visibilitychange'));
    plugIn();
    await waitFor(() => expect(table.looks.mock.calls.length).toBeGreaterThan(3));
    const restore = replaced(document, 'hidden', true);
    see();
    hold(1);
    const { length } = table.looks.mock.calls;
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await expect(table.looks.mock.calls).toHaveLength(length);
    restore();
    see();
    await waitFor(() => expect(table.looks.mock.calls.length).toBeGreaterThan(length + 3));
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Player Profile'));
    // It was never shown as pressed: that it has been let go is seen by looking only.
    const { length: heldLooks } = table.looks.mock.calls;
    letGo();
    await waitFor(() => expect(table.looks.mock.calls.length).toBeGreaterThan(heldLooks));
    hold(1);
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Controls'));
  },
};

/** A browser without gamepads, or a page that may not ask for them, does no harm. */
export const RefusedGamepadsDoNoHarm: Story = {
  beforeEach: () =>
    replaced(navigator, 'getGamepads', () => {
      throw new DOMException('Access to the feature "gamepad" is disallowed.', 'SecurityError');
    }),
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('gamepadconnected'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Controls'));
  },
};
