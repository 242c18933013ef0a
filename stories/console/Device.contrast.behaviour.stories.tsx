import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Device } from '../../src/console/shell/Device.tsx';
import { shells } from '../../src/index.ts';
import { asMedium } from '../flipbook/play/asMedium.ts';
import { contrastRatio } from '../foundations/contrast.ts';
import { deviceArgs, deviceArgTypes, ShellSheet } from './deviceArgs.tsx';
import { onRoom } from './onRoom.tsx';

/** What tells a control from what it lies on has 3 : 1 on every shell (WCAG 1.4.11), and more where more was asked for. */
const meta = {
  title: 'Console/Device/Contrast',
  tags: ['!autodocs'],
  component: Device,
  decorators: [onRoom],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: deviceArgs,
  argTypes: deviceArgTypes,
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A colour of the style sheet as the screen paints it. */
function painted(colour: string): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const colours = (text: string) => text.match(/(?:oklab|rgb|color)\([^)]*\)/g) ?? [];

/** The least contrast of a part with each colour that it lies on. */
function leastContrast(part: string, grounds: readonly string[]): number {
  expect(grounds.length).toBeGreaterThan(0);
  return Math.min(...grounds.map((ground) => contrastRatio(painted(part), painted(ground))));
}

function contrastsIn(device: HTMLElement) {
  const find = (selector: string) => {
    const found = device.querySelector(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const style = (selector: string, pseudo?: string) => getComputedStyle(find(selector), pseudo);
  const face = [style('[data-surface="shell"]').backgroundColor];
  const hollow = colours(style('div:has(> [data-button="up"])', '::before').backgroundImage);
  const top = [...device.querySelectorAll('stop')].map((stop) => getComputedStyle(stop).stopColor);
  return {
    'an arrow on the cross': leastContrast(style('[data-arm] path').fill, top),
    'the rim of the cross on its hollow': leastContrast(style('svg > path:last-of-type').stroke, hollow),
    'the rim of A on the shell': leastContrast(style('[data-button="a"] > span').outlineColor, face),
    'the rim of start on the shell': leastContrast(style('[data-button="start"] > span').outlineColor, face),
  };
}

/** On every shell, also where more contrast was asked for. */
export const EveryShell: Story = {
  globals: { viewport: { value: 'w1600', isRotated: false } },
  render: (args) => <ShellSheet {...args} />,
  play: async ({ canvas, step }) => {
    const expectContrast = async (least: number) => {
      for (const shell of shells) {
        const device = canvas.getByRole('region', { name: `${deviceArgs.name} in ${shell}` });
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
