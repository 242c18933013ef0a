import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, mocked } from 'storybook/test';
import { Device, type DeviceProps } from '../../src/console/shell/Device.tsx';
import looks from './Device.stories.tsx';
import type { Canvas } from './play.ts';

const meta = {
  ...looks,
  title: 'Console/Device/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Records the buttons that a handler was called with, in order. */
const calledWith = (handler: DeviceProps['onPress']) => mocked(handler).mock.calls.map(([button]) => button);

const buttonA = (canvas: Canvas) => canvas.getByRole('button', { name: 'A, next' });

/**
 * A pointer's press counts when the pointer comes up; the click that follows is not a second press.
 */
export const APointerPressCountsOnce: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Down', async () => {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: buttonA(canvas) });
      await expect(calledWith(args.onDown)).toEqual(['a']);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
    await step('Up', async () => {
      await userEvent.pointer({ keys: '[/MouseLeft]', target: buttonA(canvas) });
      await expect(calledWith(args.onPress)).toEqual(['a']);
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
    await step('The other mouse buttons press nothing', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: buttonA(canvas) });
      await expect(args.onDown).toHaveBeenCalledOnce();
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
};

/**
 * A pointer that slides off a button presses neither that button nor the next, and returning to the
 * button does not press it.
 */
export const SlidingOffCancels: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Up, scroll up' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: up });
    await userEvent.pointer({ target: canvas.getByRole('button', { name: 'Right, next' }) });
    await expect(calledWith(args.onCancel)).toEqual(['up']);
    await userEvent.pointer({ target: up });
    await userEvent.pointer({ keys: '[/MouseLeft]', target: up });
    await expect(calledWith(args.onDown)).toEqual(['up']);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A touch that the browser takes over to scroll or zoom is not a press. */
export const ACanceledTouchDoesNotCount: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.pointerDown(buttonA(canvas), { pointerId: 7, pointerType: 'touch', button: 0 });
    fireEvent.pointerCancel(buttonA(canvas), { pointerId: 7, pointerType: 'touch' });
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(calledWith(args.onCancel)).toEqual(['a']);
  },
};

/** The finger that pressed first holds the button; a second one changes nothing. */
export const ASecondFingerChangesNothing: Story = {
  play: async ({ args, canvas }) => {
    const touch = (pointerId: number) => ({ pointerId, pointerType: 'touch', button: 0 });
    fireEvent.pointerDown(buttonA(canvas), touch(1));
    fireEvent.pointerDown(buttonA(canvas), touch(2));
    fireEvent.pointerUp(buttonA(canvas), touch(2));
    await expect(args.onDown).toHaveBeenCalledOnce();
    await expect(args.onPress).not.toHaveBeenCalled();
    fireEvent.pointerUp(buttonA(canvas), touch(1));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/**
 * Two fingers hold two buttons. The second button counts too, although browsers send a click for
 * the first only.
 */
export const TwoFingersPressTwoButtons: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.pointerDown(buttonA(canvas), { pointerId: 1, button: 0 });
    fireEvent.pointerDown(canvas.getByRole('button', { name: 'Down, scroll down' }), { pointerId: 2, button: 0 });
    fireEvent.pointerUp(canvas.getByRole('button', { name: 'Down, scroll down' }), { pointerId: 2 });
    await expect(calledWith(args.onDown)).toEqual(['a', 'down']);
    await expect(calledWith(args.onPress)).toEqual(['down']);
  },
};

/** Enter and space on a button are one press each. */
export const AKeyPressCountsOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    buttonA(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(calledWith(args.onPress)).toEqual(['a']);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/**
 * A screen reader's click without a pointer presses the button, even after a pointer has slid off.
 */
export const AScreenReaderClickCountsOnce: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.pointerDown(buttonA(canvas), { pointerId: 1, button: 0 });
    fireEvent.pointerOut(buttonA(canvas), { pointerId: 1 });
    await expect(args.onPress).not.toHaveBeenCalled();
    buttonA(canvas).click();
    await expect(calledWith(args.onPress)).toEqual(['a']);
  },
};

/** A disabled button can have the focus, is announced as disabled, and does nothing. */
export const ADisabledButtonDoesNothing: Story = {
  args: { unavailable: new Set(['a']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(buttonA(canvas)).toHaveAttribute('aria-disabled', 'true');
    buttonA(canvas).focus();
    await expect(buttonA(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(buttonA(canvas));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A can become disabled while it is down, if a gamepad turns to the last page. */
function LastA(props: DeviceProps) {
  const [last, setLast] = useState(false);
  return (
    <Device
      {...props}
      unavailable={new Set(last ? ['a'] : [])}
      onDown={(button) => {
        props.onDown(button);
        setLast(true);
      }}
    />
  );
}

/** A button that becomes disabled under the finger comes up again and presses nothing. */
export const AButtonDisabledDuringAPressDoesNotCount: Story = {
  render: (args) => <LastA {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: buttonA(canvas) });
    await expect(buttonA(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.pointer({ keys: '[/MouseLeft]', target: buttonA(canvas) });
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(calledWith(args.onCancel)).toEqual(['a']);
  },
};

/** Cap, D-pad and its shade go down within 60 to 80 ms. */
export const APressAnimatesBriefly: Story = {
  play: async ({ canvasElement }) => {
    const moving = Array.from(canvasElement.querySelectorAll('button *, [data-arm] *, svg'), (part) =>
      getComputedStyle(part).transitionDuration.split(', ').map(Number.parseFloat),
    );
    const timesS = moving.flat().filter((lengthS) => lengthS > 0);
    // Four caps with two properties each, four shades, and the cross.
    await expect(timesS).toHaveLength(4 * 2 + 4 + 1);
    for (const lengthS of timesS) {
      await expect(lengthS).toBeGreaterThanOrEqual(0.06);
      await expect(lengthS).toBeLessThanOrEqual(0.08);
    }
  },
};
