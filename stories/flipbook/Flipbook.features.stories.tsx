import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlipbookEdges } from '../../src/flipbook/addons/edges.ts';
import { Flipbook, type FlipbookProps } from '../../src/flipbook/index.ts';
import { ribbonPages } from './play/ribbonPages.tsx';
import { ScrollPage } from './play/ScrollPage.tsx';
import { proofPages } from './sample/ProofPage.tsx';
import sampleStyles from './sample/sampleBook.module.css';
import { sampleBook } from './sample/sampleBook.tsx';

export default {
  title: 'Flipbook/Flipbook/Features',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { visual: { target: '[data-shelf]' } },
  args: { 'aria-label': 'Book', width: 120, height: 160, maxShadowOpacity: 0.35, children: proofPages(8) },
} satisfies Meta<typeof Flipbook>;

type Story = StoryObj<typeof Flipbook>;
type Props = Partial<FlipbookProps>;

const shelfStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '1.5rem',
  inlineSize: 'fit-content',
} as const;

/** Shows several flipbooks. Each has a container of the given width, with a dashed outline. */
const shelf = (...books: readonly (readonly [caption: string, widthPx: number, props?: Props])[]) =>
  ({
    render: (args) => (
      <div data-shelf="" style={{ ...shelfStyle, padding: '1rem 2.5rem 1rem 1rem' }}>
        {books.map(([caption, widthPx, props]) => (
          <figure key={caption} style={{ margin: 0, width: widthPx }}>
            <div style={{ outline: '1px dashed #00000060', outlineOffset: 3 }}>
              <Flipbook {...args} {...props} />
            </div>
            <figcaption style={{ marginBlockStart: '0.75rem', font: '400 0.875rem / calc(10 / 7) var(--face-body)' }}>
              {caption}
            </figcaption>
          </figure>
        ))}
      </div>
    ),
  }) satisfies Story;

/** A forward turn, frozen at a progress from 0 to 1. */
const turning = (progress: number): Props => ({ turn: { direction: 'forward', progress } });

/** With `showCover`, the first page and a last page without a partner are shown alone, and hard. */
export const ShowCover: Story = shelf(
  ['no cover', 240],
  ['cover', 240, { showCover: true }],
  ['cover, startPage 1', 240, { showCover: true, startPage: 1 }],
  ['cover, startPage 7', 240, { showCover: true, startPage: 7 }],
);

/** A container too narrow for two pages shows only the requested page, unless `usePortrait` is off. */
export const Portrait: Story = {
  args: { startPage: 3 },
  ...shelf(
    ['fits two pages', 240],
    ['fits one page', 239],
    ['as wide as one page', 120],
    ['usePortrait={false}', 216, { usePortrait: false }],
  ),
};

/** `layout` sets how many pages are shown, whatever the container's width. */
export const Layout: Story = {
  args: { startPage: 3 },
  ...shelf(
    ['single, fits two pages', 240, { layout: 'single' }],
    ['spread, fits one page', 216, { layout: 'spread' }],
    ['single, stretched', 200, { layout: 'single', size: 'stretch', maxWidth: 180 }],
  ),
};

/** With `centerCover`, a closed flipbook is centered. A single page does not move. */
export const CenterCover: Story = {
  args: { showCover: true, centerCover: true },
  ...shelf(
    ['closed', 240],
    ['open', 240, { startPage: 1 }],
    ['closed at the end', 240, { startPage: 7 }],
    ['right to left', 240, { direction: 'rtl' }],
    ['one page', 200],
  ),
};

/** With `cover="soft"`, covers are shown alone and fold like other pages, unless the page itself is hard. */
export const SoftCover: Story = {
  args: { showCover: true, ...turning(0.35) },
  ...shelf(['cover="soft"', 240, { cover: 'soft' }], ['cover="hard" (default)', 240]),
};

/** Content may stick out of a page at rest. A soft leaf clips it while it turns. */
export const Ribbons: Story = {
  args: { children: ribbonPages(8), startPage: 2 },
  ...shelf(
    ['two pages', 240],
    ['one page', 120],
    ['turning', 240, turning(0.4)],
    ['one page, turning', 120, turning(0.3)],
  ),
};

/** With `size="stretch"`, a page grows with its container from `minWidth` to `maxWidth`. */
export const Stretch: Story = {
  args: { size: 'stretch', minWidth: 100, maxWidth: 240 },
  ...shelf(['160 px: one page', 160], ['300 px: two pages of 150 px', 300], ['560 px: two pages of maxWidth', 560]),
};

/** With `edges`, each side shows a stack of the leaves beneath the open page. */
export const Edges: Story = {
  // Axe checks the same pages in the other stories.
  parameters: { a11y: { test: 'off' } },
  args: { edges: <FlipbookEdges thickness={3} />, showCover: true },
  ...shelf(
    ['closed', 240],
    ['at the start', 240, { startPage: 1 }],
    ['in the middle', 240, { startPage: 3 }],
    ['at the end', 240, { startPage: 7 }],
    ['right to left', 240, { startPage: 1, direction: 'rtl' }],
    ['one page', 120, { startPage: 1 }],
    ['one page, right to left', 120, { startPage: 1, direction: 'rtl' }],
    ['thickness 1 px', 240, { startPage: 3, edges: <FlipbookEdges thickness={1} /> }],
    ['2,000 pages', 240, { startPage: 600, showCover: false, overscan: 1, children: proofPages(2000) }],
    ['with padding', 264, { startPage: 3, size: 'stretch', style: { paddingInline: 24 } }],
  ),
};

/** With `--flipbook-spine-shade`, two open pages are shaded at the spine; a single page is not. */
export const SpineShade: Story = {
  args: { showCover: true, className: sampleStyles.shadedSpine },
  ...shelf(
    ['closed', 240],
    ['open', 240, { startPage: 3 }],
    ['turning', 240, { startPage: 3, ...turning(0.4) }],
    ['cover opening', 240, turning(0.3)],
    ['one page', 120, { startPage: 3 }],
  ),
};

/** In a right-to-left flipbook, the first of two open pages is on the right. Text keeps its own direction. */
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  ...shelf(
    ['no cover', 240],
    ['cover', 240, { showCover: true }],
    ['portrait', 120, { startPage: 1 }],
    ['turning forward', 240, turning(0.3)],
  ),
};

/** Previous is always on the side of the previous page, whatever the direction of the text. */
export const Buttons: Story = {
  args: { width: 210, height: 280, showCover: true, children: sampleBook },
  ...shelf(
    ['default labels', 420, { buttons: true }],
    ['custom labels', 420, { startPage: 3, buttons: { previous: 'Zurück', next: 'Weiter' } }],
    ['direction="rtl"', 420, { startPage: 3, buttons: true, direction: 'rtl' }],
    ['dir="rtl"', 420, { startPage: 3, buttons: true, dir: 'rtl' }],
  ),
};

/** A scrolled page turns as it looks: the text continues across the fold. */
export const ScrolledPages: Story = {
  args: {
    width: 210,
    height: 280,
    startPage: 2,
    children: [0, 1, 2, 3, 4, 5].map((number) => (
      <ScrollPage key={number} number={number} scrolledPx={number === 3 ? 130 : 0} />
    )),
  },
  ...shelf(
    ['page 3 scrolled, at rest', 420],
    ['turning by the lower corner', 420, turning(0.35)],
    ['turning by the upper corner', 420, { turn: { direction: 'forward', corner: 'top', progress: 0.6 } }],
  ),
};
