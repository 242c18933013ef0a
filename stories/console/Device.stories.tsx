import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Device } from '../../src/console/shell/Device.tsx';
import { shells } from '../../src/index.ts';
import { asMedium } from '../flipbook/play/asMedium.ts';
import { at, narrow, phone } from '../windows.ts';
import { contrastsIn } from './contrastsIn.ts';
import { deviceArgs, deviceArgTypes, longScreen } from './deviceArgs.tsx';
import { DeviceSheet, onRoom } from './onRoom.tsx';

/**
 * Under 650 px the phone is the console's front, and on its side it has the controls left and right; from 650 px the whole
 * device is drawn as large as the window's height allows. Consoles in all windows are under _Handheld_.
 */
const meta = {
  title: 'Console/Device',
  component: Device,
  decorators: [onRoom],
  parameters: { layout: 'fullscreen' },
  args: deviceArgs,
  argTypes: deviceArgTypes,
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole device, as it stands on a desk. */
export const Default: Story = {};

/**
 * Every colour. All that is not shell is the same. What tells a control from what it lies on has 3 : 1 (WCAG 1.4.11), and more
 * where more was asked for.
 */
export const EveryShell: Story = {
  globals: at('w1600'),
  render: (args) => (
    <DeviceSheet columns={3}>
      {shells.map((shell) => (
        <Device key={shell} {...args} shell={shell} aria-label={`${args.name} in ${shell}`}>
          {longScreen(`Screen in ${shell}`)}
        </Device>
      ))}
    </DeviceSheet>
  ),
  play: async ({ args, canvas, step }) => {
    const expectContrast = async (least: number) => {
      for (const shell of shells) {
        const device = canvas.getByRole('region', { name: `${args.name} in ${shell}` });
        for (const [claim, ratio] of Object.entries(contrastsIn(device))) {
          await expect(ratio, `${claim}: ${shell}`).toBeGreaterThanOrEqual(least);
        }
      }
    };
    await step('3 : 1', () => expectContrast(3));
    const restore = asMedium('(prefers-contrast: more)');
    try {
      await step('4.5 : 1 where more contrast was asked for', () => expectContrast(4.5));
    } finally {
      restore();
    }
  },
};

const longName = 'The Extraordinarily Long Pocket Quest Adventure System';

/** A long name on a small phone takes two lines. */
export const LongNameNarrow: Story = { args: { name: longName, shell: 'teal' }, globals: narrow };

/** A name in letters that the pixel face does not have. */
export const ArabicName: Story = { args: { name: 'جهاز المغامرات', shell: 'berry' } };

/** On the first page back does nothing: its legend and its arrow are faint. */
export const Unavailable: Story = { args: { unavailable: new Set(['b', 'left']), shell: 'dandelion' } };

/** The speaker is on: arcs beside its holes. */
export const SoundOn: Story = { args: { speaker: { ...deviceArgs.speaker, on: true } }, globals: phone };

/** The ring of the focus around a button. */
export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('button', { name: 'A, next' }).focus();
  },
};

const held = ['up', 'left', 'right', 'down', 'a', 'b', 'select', 'start'] as const;

/** Each held down: the cross rocks to the side that is held, a cap goes down into its well. */
const heldSheet = (buttons: readonly (typeof held)[number][]): Story => ({
  globals: at('w1600'),
  render: (args) => (
    <DeviceSheet columns={2}>
      {buttons.map((button) => (
        <Device key={button} {...args} pressedButtons={new Set([button])} aria-label={`${button} is held`}>
          {longScreen(`Screen, ${button} held`)}
        </Device>
      ))}
    </DeviceSheet>
  ),
});

export const EachArrow: Story = heldSheet(held.slice(0, 4));
export const EachCap: Story = { ...heldSheet(held.slice(4)), args: { shell: 'teal' } };
