import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, mocked } from 'storybook/test';
import type { ButtonName } from '../../src/console/engine/buttons.ts';
import { Device, type DeviceProps } from '../../src/console/shell/Device.tsx';
import meta from './Device.stories.tsx';
import type { Canvas } from './play.ts';

export default {
  ...meta,
  title: 'Console/Device/Behavior',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof meta.component>;

type Story = StoryObj<typeof meta.component>;

const buttonA = (canvas: Canvas) => canvas.getByRole('button', { name: 'A, next' });
const buttonDown = (canvas: Canvas) => canvas.getByRole('button', { name: 'Down, scroll down' });

/** The buttons that each handler was called with, in order. */
type Calls = Partial<Record<'onPressStart' | 'onPress' | 'onPressCancel', readonly ButtonName[]>>;

async function expectCalls(args: DeviceProps, { onPressStart = [], onPress = [], onPressCancel = [] }: Calls) {
  const buttonsOf = (handler: DeviceProps['onPress']) => mocked(handler).mock.calls.map(([button]) => button);
  const calls = {
    onPressStart: buttonsOf(args.onPressStart),
    onPress: buttonsOf(args.onPress),
    onPressCancel: buttonsOf(args.onPressCancel),
  };
  await expect(calls).toEqual({ onPressStart, onPress, onPressCancel });
}

/** A story in which a visitor's actions lead to these calls. */
const leadsTo = (calls: Calls, act: NonNullable<Story['play']>): Story => ({
  play: async (context) => {
    await act(context);
    await expectCalls(context.args, calls);
  },
});

const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', button: 0 });

/** A press with a pointer counts on release. The click that follows is not a second press. */
export const APointerPressCountsOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: buttonA(canvas) });
    await expectCalls(args, { onPressStart: ['a'] });
    await userEvent.pointer({ keys: '[/MouseLeft]', target: buttonA(canvas) });
    await expectCalls(args, { onPressStart: ['a'], onPress: ['a'] });
  },
};

export const TheRightMouseButtonPressesNothing = leadsTo({}, ({ canvas, userEvent }) =>
  userEvent.pointer({ keys: '[MouseRight]', target: buttonA(canvas) }),
);

/** A pointer that slides off its button presses nothing, even if it returns. */
export const SlidingOffCancels = leadsTo({ onPressStart: ['down'], onPressCancel: ['down'] }, ({ canvas, userEvent }) =>
  userEvent.pointer([
    { keys: '[MouseLeft>]', target: buttonDown(canvas) },
    { target: buttonA(canvas) },
    { target: buttonDown(canvas) },
    { keys: '[/MouseLeft]', target: buttonDown(canvas) },
  ]),
);

/** A touch that the browser takes over to scroll or zoom is not a press. */
export const ACanceledTouchDoesNotCount = leadsTo({ onPressStart: ['a'], onPressCancel: ['a'] }, ({ canvas }) => {
  fireEvent.pointerDown(buttonA(canvas), finger(7));
  fireEvent.pointerCancel(buttonA(canvas), finger(7));
});

/** The finger that pressed first holds the button; a second one changes nothing. */
export const ASecondFingerChangesNothing: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.pointerDown(buttonA(canvas), finger(1));
    fireEvent.pointerDown(buttonA(canvas), finger(2));
    fireEvent.pointerUp(buttonA(canvas), finger(2));
    await expectCalls(args, { onPressStart: ['a'] });
    fireEvent.pointerUp(buttonA(canvas), finger(1));
    await expectCalls(args, { onPressStart: ['a'], onPress: ['a'] });
  },
};

/** While a finger holds a button, a second one presses another, though browsers send it no click. */
export const TwoFingersPressTwoButtons = leadsTo({ onPressStart: ['a', 'down'], onPress: ['down'] }, ({ canvas }) => {
  fireEvent.pointerDown(buttonA(canvas), finger(1));
  fireEvent.pointerDown(buttonDown(canvas), finger(2));
  fireEvent.pointerUp(buttonDown(canvas), finger(2));
});

/** Enter and Space on a button are one press each. */
export const AKeyPressCountsOnce = leadsTo({ onPress: ['a', 'a'] }, async ({ canvas, userEvent }) => {
  buttonA(canvas).focus();
  await userEvent.keyboard('{Enter} ');
});

/** A screen reader's click has no pointer. It presses the button even after a pointer slid off. */
export const AScreenReaderClickCountsOnce = leadsTo(
  { onPressStart: ['a'], onPress: ['a'], onPressCancel: ['a'] },
  ({ canvas }) => {
    fireEvent.pointerDown(buttonA(canvas), finger(1));
    fireEvent.pointerOut(buttonA(canvas), finger(1));
    buttonA(canvas).click();
  },
);

/** A disabled button can have the focus, is announced as disabled, and does nothing. */
export const ADisabledButtonDoesNothing: Story = {
  args: { unavailable: new Set(['a']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(buttonA(canvas)).toHaveAttribute('aria-disabled', 'true');
    buttonA(canvas).focus();
    await expect(buttonA(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(buttonA(canvas));
    await expectCalls(args, {});
  },
};

/** Disables a button as soon as it is down, as when a gamepad turns to the last page. */
function LastA({ onPressStart, ...props }: DeviceProps) {
  const [unavailable, setUnavailable] = useState<DeviceProps['unavailable']>();
  const disable = (button: ButtonName) => {
    onPressStart(button);
    setUnavailable(new Set([button]));
  };
  return <Device {...props} unavailable={unavailable} onPressStart={disable} />;
}

/** A button that becomes disabled during a press is released, and the press does not count. */
export const AButtonDisabledDuringAPressDoesNotCount: Story = {
  render: (args) => <LastA {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: buttonA(canvas) });
    await expect(buttonA(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.pointer({ keys: '[/MouseLeft]', target: buttonA(canvas) });
    await expectCalls(args, { onPressStart: ['a'], onPressCancel: ['a'] });
  },
};

/** Caps, the D-pad and its shades take 60 to 80 ms to change. */
export const APressAnimatesBriefly: Story = {
  play: async ({ canvasElement }) => {
    const durations = Array.from(canvasElement.querySelectorAll('button *, [data-arm] *, svg'), (part) =>
      getComputedStyle(part).transitionDuration.split(', ').map(Number.parseFloat),
    );
    const timesS = durations.flat().filter((lengthS) => lengthS > 0);
    // Four caps with two properties each, four shades, and the cross.
    await expect(timesS).toHaveLength(4 * 2 + 4 + 1);
    for (const lengthS of timesS) {
      await expect(lengthS).toBeGreaterThanOrEqual(0.06);
      await expect(lengthS).toBeLessThanOrEqual(0.08);
    }
  },
};
