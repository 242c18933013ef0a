import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { ClockContext, Typewriter, type TypewriterProps } from '../../src/index.ts';
import { HandClock } from './play/HandClock.ts';
import { shortScript } from './play/shortScript.ts';
import { stillPreference } from './play/stillPreference.ts';
import { typed, typewriterIn } from './play/typed.ts';

const meta = {
  title: 'Dialogue/Typewriter/Behaviour/Server',
  tags: ['!autodocs'],
  component: Typewriter,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...shortScript, onDone: fn(), onTalking: fn() },
  render: () => <div data-testid="room" />,
} satisfies Meta<typeof Typewriter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the server sends, put into the page; `takeOver` is the moment when the page's script has come. */
function sent(room: HTMLElement, args: TypewriterProps) {
  const clock = new HandClock();
  const onRecoverableError = fn();
  const tree = (
    <StrictMode>
      <ClockContext value={clock}>
        <Typewriter {...args} />
      </ClockContext>
    </StrictMode>
  );
  room.innerHTML = renderToString(tree);
  return {
    clock,
    onRecoverableError,
    takeOver: () => hydrateRoot(room, tree, { onRecoverableError }),
  };
}

const finalIn = (room: HTMLElement) => getComputedStyle(typewriterIn(room).children[0] ?? room);
const animations = (room: HTMLElement) => room.getAnimations({ subtree: true });

/** The server sends the final text, once and nothing else: no typing, no slip of the keys, no style attribute. */
export const TheServerSendsTheFinalText: Story = {
  play: async ({ args, canvas }) => {
    const room = canvas.getByTestId('room');
    sent(room, args);
    await expect(room.textContent).toBe('Hi, meet me.');
    await expect(room.innerHTML).not.toContain('style=');
  },
};

/** It waits unseen while the page's script is on its way, then types from the first letter; its room is kept throughout. */
export const NoFlashAndNoShift: Story = {
  play: async ({ args, canvas }) => {
    const room = canvas.getByTestId('room');
    const { clock, onRecoverableError, takeOver } = sent(room, args);
    await expect(finalIn(room).clipPath).not.toBe('none');
    const heightPx = room.offsetHeight;
    await expect(heightPx).toBeGreaterThan(0);
    const root = takeOver();
    await waitFor(() => expect(clock.waiting).toBe(1));
    await expect(typed(room)).toBe('');
    await expect(room.offsetHeight).toBe(heightPx);
    clock.pass(60);
    await expect(typed(room)).toBe('Hi');
    await expect(room.offsetHeight).toBe(heightPx);
    clock.pass(10_000);
    await expect(typed(room)).toBe('Hi, meet me.');
    await expect(finalIn(room).clipPath).toBe('none');
    await expect(room.offsetHeight).toBe(heightPx);
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

/** A script that does not come in three seconds lets the words come without it; should it come after all, they stay. */
export const ALateScriptTakesNothingBack: Story = {
  play: async ({ args, canvas }) => {
    const room = canvas.getByTestId('room');
    const { clock, takeOver } = sent(room, args);
    const [wait] = animations(room);
    await expect(wait?.effect?.getTiming().delay).toBe(3000);
    wait?.finish();
    await expect(finalIn(room).clipPath).toBe('none');
    const root = takeOver();
    await waitFor(() => expect(typewriterIn(room)).toHaveAttribute('data-phase', 'done'));
    await expect(clock.waiting).toBe(0);
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onTalking).not.toHaveBeenCalledWith(true);
    root.unmount();
  },
};

/** Who wants less motion sees the words on first paint, and the script leaves them there. */
export const ReducedMotionNeverWaits: Story = {
  play: async ({ args, canvas }) => {
    const room = canvas.getByTestId('room');
    const preference = stillPreference(true);
    const { clock, takeOver } = sent(room, args);
    // What the style sheet's own question would have answered, had the system been asked.
    for (const wait of animations(room)) wait.finish();
    const root = takeOver();
    await waitFor(() => expect(typewriterIn(room)).toHaveAttribute('data-phase', 'done'));
    await expect(clock.waiting).toBe(0);
    await expect(args.onDone).toHaveBeenCalledOnce();
    root.unmount();
    preference.restore();
  },
};

/** A script that is skipped from the start never waits. */
export const SkippedNeverWaits: Story = {
  args: { skip: true },
  play: async ({ args, canvas }) => {
    const room = canvas.getByTestId('room');
    sent(room, args);
    await expect(typewriterIn(room)).toHaveAttribute('data-phase', 'done');
    await expect(finalIn(room).clipPath).toBe('none');
  },
};
