import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultSettings } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { TintedPage } from './TintedPage.tsx';

const meta = {
  title: 'Flipbook/Flipbook',
  component: Flipbook,
  args: {
    'aria-label': 'Tints',
    width: 640,
    height: 600,
    children: [
      <TintedPage key="sky" tint="sky">
        <p>Sky: this is what is above.</p>
      </TintedPage>,
      <TintedPage key="sand" tint="sand">
        <p>Sand: this is what is below.</p>
      </TintedPage>,
      <TintedPage key="moss" tint="moss">
        <p>Moss: it grows where nobody walks.</p>
      </TintedPage>,
      <TintedPage key="rose" tint="rose">
        <p>Rose: mind the thorns.</p>
      </TintedPage>,
    ],
  },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four pages in order. */
export const Default: Story = {};

const oneOf = (options: readonly string[]) => ({ control: 'inline-radio', options }) as const;
const whole = (min: number, max: number) => ({ control: { type: 'number', min, max, step: 1 } }) as const;
const onOrOff = { control: 'boolean' } as const;

/** All 21 settings. They are checked; `showCover` is the one that shows, as the density of the first and the last page. */
export const Playground: Story = {
  args: { ...defaultSettings },
  argTypes: {
    children: { control: false },
    width: whole(1, 2000),
    height: whole(1, 2000),
    size: oneOf(['fixed', 'stretch']),
    minWidth: whole(0, 2000),
    maxWidth: whole(0, 2000),
    minHeight: whole(0, 2000),
    maxHeight: whole(0, 2000),
    startPage: whole(0, 3),
    showCover: onOrOff,
    usePortrait: onOrOff,
    autoSize: onOrOff,
    flippingTime: whole(1, 5000),
    drawShadow: onOrOff,
    maxShadowOpacity: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
    startZIndex: whole(-100, 100),
    mobileScrollSupport: onOrOff,
    swipeDistance: whole(0, 300),
    clickEventForward: onOrOff,
    useMouseEvents: onOrOff,
    showPageCorners: onOrOff,
    disableFlipByClick: onOrOff,
  },
  parameters: { visual: { skip: true } },
};
