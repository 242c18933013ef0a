import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import { sampleBook } from './sample/sampleBook.tsx';

/** Storybook cannot infer the type of a handler's `data`, so each handler lists its own. */
const handler = (data: string) =>
  ({ type: { name: 'function', raw: `(event: { data: ${data}; object: PageFlip }) => void` } }) as const;

export default {
  title: 'Flipbook/Drop-in',
  component: HTMLFlipBook,
  args: {
    width: 330,
    height: 440,
    flippingTime: 200,
    'aria-label': 'Manual',
    onFlip: fn(),
    startPage: 3,
    showCover: true,
    children: sampleBook,
  },
  argTypes: {
    onFlip: handler('number'),
    onChangeOrientation: handler("'portrait' | 'landscape'"),
    onChangeState: handler("'read' | 'fold_corner' | 'user_fold' | 'flipping'"),
    onInit: handler("{ page: number; mode: 'portrait' | 'landscape' }"),
    onUpdate: handler("{ page: number; mode: 'portrait' | 'landscape' }"),
  },
} satisfies Meta<typeof HTMLFlipBook>;

type Story = StoryObj<typeof HTMLFlipBook>;

/** A flipbook written for `react-pageflip`; only the import differs. */
export const Default: Story = { parameters: { visual: { target: '[data-flipbook]' } } };
