import { fn } from 'storybook/test';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import type { DeviceProps } from '../../src/console/shell/Device.tsx';
import { LcdLines } from './onBackdrop.tsx';

/** A screen that scrolls. @param screen a unique name, if a page has several screens */
export const longScreen = (screen?: string) => (
  <Lcd messages={screen === undefined ? undefined : { screen }}>
    <LcdLines count={12} />
  </Lcd>
);

export const longName = 'The Extraordinarily Long Pocket Quest Adventure System';

/** A device at rest on a page that is longer than its screen. */
export const deviceArgs = {
  name: 'Pocket Quest',
  shell: 'grape',
  maker: 'Player One',
  labels: {
    up: 'Up, scroll up',
    down: 'Down, scroll down',
    left: 'Left, back',
    right: 'Right, next',
    a: 'A, next',
    b: 'B, back',
    select: 'Select, title page',
    start: 'Start, menu',
  },
  speaker: { name: 'Sound', on: false, onSwitched: () => {} },
  pressedButtons: new Set(),
  onPressStart: fn(),
  onPress: fn(),
  onPressCancel: fn(),
  children: longScreen(),
} satisfies DeviceProps;
