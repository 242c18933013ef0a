import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Device } from '../../src/console/shell/Device.tsx';
import { shells } from '../../src/index.ts';
import { inMedium } from '../flipbook/play/media.ts';
import { EachState, forceStates } from '../play/states.tsx';
import { at, narrow, phone } from '../windows.ts';
import { contrastsIn } from './contrastsIn.ts';
import { deviceArgs, longName, longScreen } from './deviceArgs.tsx';
import { DeviceSheet, onBackdrop } from './onBackdrop.tsx';

/**
 * In windows narrower than 650 px, the console's front fills the window. In landscape windows, the
 * controls are left and right of the screen. In tall windows at least 650 px wide, the whole device
 * shows. Consoles in all windows are under _Handheld_.
 */
export default {
  title: 'Console/Device',
  component: Device,
  decorators: [onBackdrop],
  parameters: { layout: 'fullscreen' },
  args: deviceArgs,
  globals: at('w650'),
} satisfies Meta<typeof Device>;

type Story = StoryObj<typeof Device>;

/** Upright, as on a desk. */
export const Default: Story = {};

/** In a laptop's window, with controls left and right. */
export const Lying: Story = { globals: at('low') };

/**
 * Every shell color; all other parts stay the same. Controls have a contrast of 3:1 with the
 * surface below them (WCAG 1.4.11), and a higher one if the visitor prefers more contrast.
 */
export const EveryShell: Story = {
  globals: at('tall'),
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
    const expectContrast = async (minContrast: number) => {
      for (const shell of shells) {
        const device = canvas.getByRole('region', { name: `${args.name} in ${shell}` });
        for (const [claim, ratio] of Object.entries(contrastsIn(device))) {
          await expect(ratio, `${claim}: ${shell}`).toBeGreaterThanOrEqual(minContrast);
        }
      }
    };
    await step('3:1', () => expectContrast(3));
    await inMedium('(prefers-contrast: more)', () => step('4.5:1 with more contrast', () => expectContrast(4.5)));
  },
};

/** A long name on a small phone takes two lines. */
export const LongNameNarrow: Story = { args: { name: longName, shell: 'teal' }, globals: narrow };

/** A name in a script that the pixel font does not cover. */
export const ArabicName: Story = { args: { name: 'جهاز المغامرات', shell: 'berry' } };

/** On the first page the buttons that go back are disabled: B's legend and the left arrow are faint. */
export const Unavailable: Story = { args: { unavailable: new Set(['b', 'left']), shell: 'dandelion' } };

/** With sound on, the loudspeaker next to the holes has arcs instead of a cross. */
export const SoundOn: Story = { args: { speaker: { ...deviceArgs.speaker, on: true } }, globals: phone };

/** All controls at rest, hovered, focused and pressed. */
export const States: Story = {
  globals: at('tall'),
  beforeEach: forceStates,
  render: (args) => (
    <DeviceSheet columns={2}>
      <EachState>
        {(state) => (
          <Device {...args} aria-label={state} pressedButtons={new Set(state === 'pressed' ? deviceButtons : [])}>
            {longScreen(`Screen, ${state}`)}
          </Device>
        )}
      </EachState>
    </DeviceSheet>
  ),
};

const deviceButtons = ['up', 'left', 'right', 'down', 'a', 'b', 'select', 'start'] as const;

/** Devices with one held button each: the D-pad tilts to the held side, and a cap sinks into its well. */
const heldSheet = (buttons: readonly (typeof deviceButtons)[number][]): Story => ({
  globals: at('tall'),
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

export const EachArrow: Story = heldSheet(deviceButtons.slice(0, 4));
export const EachCap: Story = { ...heldSheet(deviceButtons.slice(4)), args: { shell: 'teal' } };

/** In a laptop's window, with all buttons held and the sound on. */
export const LyingHeld: Story = {
  args: { ...SoundOn.args, pressedButtons: new Set(deviceButtons), shell: 'dandelion' },
  globals: at('low'),
};
