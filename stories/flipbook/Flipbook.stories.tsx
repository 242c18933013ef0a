import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { settingRanges } from '../../src/flipbook/engine/settings.ts';
import { defaultSettings } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { sampleBook } from './sample/sampleBook.tsx';

const meta = {
  title: 'Flipbook/Flipbook',
  component: Flipbook,
  args: {
    'aria-label': 'The Crease',
    width: 330,
    height: 440,
    showCover: true,
    maxShadowOpacity: 0.4,
    children: sampleBook,
    onFlip: fn(),
    onPageChange: fn(),
    onChangeState: fn(),
    onChangeOrientation: fn(),
    onInit: fn(),
    onUpdate: fn(),
  },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A book with a cover, open at its second spread. Pull a corner. */
export const Default: Story = {
  args: { defaultPage: 3 },
  parameters: { visual: { target: '[data-flipbook]' } },
};

const oneOf = (...options: readonly string[]) => ({ control: 'inline-radio', options }) as const;
const whole = (min: number, max: number) => ({ control: { type: 'number', min, max, step: 1 } }) as const;
const onOrOff = { control: 'boolean' } as const;
/** A switch, or a number as far as the setting goes, or as something can be seen. */
const controlOf = (value: unknown, { least = -100, most = 2000 } = {}) =>
  typeof value === 'boolean'
    ? onOrOff
    : ({ control: { type: 'number', min: least, max: most, step: most === 1 ? 0.05 : 1 } } as const);
const ranges = new Map(Object.entries(settingRanges));
const controls = Object.fromEntries(
  Object.entries(defaultSettings).map(([name, value]) => [name, controlOf(value, ranges.get(name))]),
);

/** All settings, and which way the book is read and dragged. Each may change at any time. */
export const Playground: Story = {
  args: { ...defaultSettings, direction: 'ltr', dragFrom: 'anywhere', keyboard: true, buttons: true },
  argTypes: {
    children: { control: false },
    page: { control: false },
    turn: { control: false },
    ...controls,
    width: whole(1, 2000),
    height: whole(1, 2000),
    size: oneOf('fixed', 'stretch'),
    flippingTime: whole(1, 5000),
    direction: oneOf('ltr', 'rtl'),
    dragFrom: oneOf('anywhere', 'edges'),
    buttons: onOrOff,
  },
  parameters: { chromatic: { disableSnapshot: true } },
};
