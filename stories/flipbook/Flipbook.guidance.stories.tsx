import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flipbook } from '../../src/index.ts';
import { DoAndDont } from '../anatomy/DoAndDont.tsx';
import { sampleBook } from './sample/sampleBook.tsx';

/** A page has a fixed size and does not scroll, because a drag turns it. */
export default {
  title: 'Flipbook/Flipbook/Do and don’t',
  tags: ['!autodocs'],
  component: DoAndDont,
  parameters: { visual: { target: '[data-pair]' } },
  args: {
    good: {
      says: 'Give the flipbook the size that its pages were designed for.',
      shows: (
        <Flipbook aria-label="A book of its size" width={270} height={360} defaultPage={5} showCover>
          {sampleBook}
        </Flipbook>
      ),
    },
    bad: {
      says: 'Do not make the flipbook smaller than its text: the text overflows the pages.',
      shows: (
        <Flipbook aria-label="A book too small" width={160} height={120} defaultPage={3} showCover>
          {sampleBook}
        </Flipbook>
      ),
    },
  },
} satisfies Meta<typeof DoAndDont>;

type Story = StoryObj<typeof DoAndDont>;

/** Choose a page size that fits the text. */
export const Default: Story = {};
