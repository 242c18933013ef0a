import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { settingRanges } from '../../src/flipbook/engine/settings.ts';
import { defaultSettings } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { sampleBook } from './sample/sampleBook.tsx';

const above0 = { minimum: 1, maximum: undefined };
const ranges = Object.entries({ ...settingRanges, width: above0, height: above0, flippingTime: above0 });

export default {
  title: 'Flipbook/Flipbook',
  component: Flipbook,
  argTypes: {
    // A prop of the drop-in only.
    isDropIn: { table: { disable: true } },
    edges: { control: false },
    // Storybook reads the types of one overload, in which these are undefined.
    pageCount: { table: { type: { summary: 'number' } } },
    renderPage: { table: { type: { summary: '(index: number) => ReactElement' } } },
  },
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

type Story = StoryObj<typeof Flipbook>;

/** A flipbook with a cover, open at pages 4 and 5. Drag a corner. */
export const Default: Story = {
  args: { startPage: 3 },
  parameters: { visual: { target: '[data-flipbook]' } },
};

/**
 * All settings. The _Code_ panel shows the JSX, and the URL stores the settings.
 */
export const Playground: Story = {
  args: { ...defaultSettings, direction: 'ltr', dragFrom: 'anywhere', buttons: true },
  argTypes: {
    // A controlled page would turn back.
    page: { control: false },
    buttons: { control: 'boolean' },
    ...Object.fromEntries(
      ranges.map(([name, { minimum, maximum }]) => [name, { control: { type: 'number', min: minimum, max: maximum } }]),
    ),
  },
  parameters: { chromatic: { disableSnapshot: true }, docs: { codePanel: true } },
};
