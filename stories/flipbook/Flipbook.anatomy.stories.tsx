import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flipbook } from '../../src/index.ts';
import { Anatomy, type AnatomyPart } from '../anatomy/Anatomy.tsx';
import { labelsItsParts } from '../anatomy/labelsItsParts.ts';
import { sampleBook } from './sample/sampleBook.tsx';

const book = '[data-flipbook]';

const parts: readonly AnatomyPart[] = [
  { name: 'Spread', is: 'the two open pages; in portrait, one', selector: book, x: 0.07, y: 0.9 },
  { name: 'Page', is: 'one side of a leaf: your own element', selector: book, x: 0.75, y: 0.75 },
  { name: 'Leaf', is: 'a sheet with a page on its front and the next on its back', selector: book, x: 0.97, y: 0.5 },
  {
    name: 'Spine',
    is: 'the line that holds the leaves; a page released past it completes its turn',
    selector: book,
    x: 0.5,
    y: 0.5,
  },
  {
    name: 'Corner',
    is: 'a fifth of the diagonal: lifts under the pointer, and follows a drag',
    selector: book,
    x: 0.97,
    y: 0.96,
  },
  { name: 'Edge', is: 'the outer side of a page: a drag can start here, too', selector: book, x: 0.985, y: 0.25 },
];

/**
 * The names of a flipbook's parts. With `showCover`, the first and last pages are **covers**: hard,
 * and shown alone.
 */
export default {
  title: 'Flipbook/Flipbook/Anatomy',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { visual: { target: '[data-anatomy]' } },
  args: { 'aria-label': 'The Crease', width: 330, height: 440, showCover: true, defaultPage: 3, children: sampleBook },
  render: (args) => (
    <Anatomy parts={parts}>
      <div style={{ inlineSize: 660 }}>
        <Flipbook {...args} />
      </div>
    </Anatomy>
  ),
} satisfies Meta<typeof Flipbook>;

type Story = StoryObj<typeof Flipbook>;

/** Each number marks a part; the list below gives screen readers the same names. */
export const Default: Story = { play: labelsItsParts(parts) };
