import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { Flipbook } from '../../src/index.ts';
import { Shelf } from './features/Shelf.tsx';
import { ribbonPages } from './play/ribbonPages.tsx';
import { ScrollPage } from './play/ScrollPage.tsx';
import { ProofPage, proofPages } from './sample/ProofPage.tsx';
import { sampleBook } from './sample/sampleBook.tsx';

const meta = {
  title: 'Flipbook/Flipbook/Features',
  component: Flipbook,
  parameters: { visual: { target: '[data-shelf]' } },
  args: { 'aria-label': 'Book', width: 120, height: 160, maxShadowOpacity: 0.35, children: proofPages(8) },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With `showCover` the first page lies alone, and so does the last when it has no partner; both are hard. */
export const ShowCover: Story = {
  render: (args) => (
    <Shelf
      books={[
        { caption: 'no cover, page 0', book: <Flipbook {...args} /> },
        { caption: 'cover, page 0', book: <Flipbook {...args} showCover /> },
        { caption: 'cover, page 1', book: <Flipbook {...args} showCover startPage={1} /> },
        { caption: 'cover, page 7', book: <Flipbook {...args} showCover startPage={7} /> },
      ].map((place) => ({ ...place, room: 240 }))}
    />
  ),
};

/** Where two pages have no room, one is shown: the one asked for. Unless `usePortrait` is off. */
export const Portrait: Story = {
  render: (args) => (
    <Shelf
      books={[
        { caption: 'room for two', room: 240, book: <Flipbook {...args} startPage={3} /> },
        { caption: 'room for one', room: 239, book: <Flipbook {...args} startPage={3} /> },
        { caption: 'narrowest', room: 120, book: <Flipbook {...args} startPage={3} /> },
        { caption: 'usePortrait off', room: 216, book: <Flipbook {...args} startPage={3} usePortrait={false} /> },
      ]}
    />
  ),
};

/** What stands out of a page is seen while the page lies still. The leaf that turns is cut at its edges. */
export const Ribbons: Story = {
  args: { children: ribbonPages(8), startPage: 2 },
  render: (args) => (
    <Shelf
      books={[
        { caption: 'two pages', room: 240, book: <Flipbook {...args} /> },
        { caption: 'one page', room: 120, book: <Flipbook {...args} /> },
        {
          caption: 'in a turn',
          room: 240,
          book: <Flipbook {...args} turn={{ direction: 'forward', progress: 0.4 }} />,
        },
        {
          caption: 'one page in a turn',
          room: 120,
          book: <Flipbook {...args} turn={{ direction: 'forward', progress: 0.3 }} />,
        },
      ]}
    />
  ),
};

/** In `stretch` a page grows with the room, from `minWidth` to `maxWidth`, and keeps its proportion. */
export const Stretch: Story = {
  args: { size: 'stretch', minWidth: 100, maxWidth: 240 },
  render: (args) => (
    <Shelf
      books={[
        { caption: '160 px: one page', room: 160, book: <Flipbook {...args} /> },
        { caption: '300 px: two of 150', room: 300, book: <Flipbook {...args} /> },
        { caption: '560 px: two of the widest', room: 560, book: <Flipbook {...args} /> },
      ]}
    />
  ),
};

/** A hard page among soft ones: its leaf turns as a board, the next one folds. */
export const HardPagesInside: Story = {
  args: { children: proofPages(8, [4]) },
  render: (args) => (
    <Shelf
      books={[
        { caption: 'page 4 is hard', startPage: 2 },
        { caption: 'its neighbours are soft', startPage: 4 },
      ].map(({ caption, startPage }) => ({
        caption,
        room: 240,
        book: <Flipbook {...args} startPage={startPage} turn={{ direction: 'forward', progress: 0.3 }} />,
      }))}
    />
  ),
};

/** One page, two, an odd number, and none: nothing fails. */
export const FewPages: Story = {
  render: (args) => (
    <Shelf
      books={[
        { caption: 'one', book: <Flipbook {...args}>{proofPages(1)}</Flipbook> },
        { caption: 'two', book: <Flipbook {...args}>{proofPages(2)}</Flipbook> },
        {
          caption: 'three, at the end',
          book: (
            <Flipbook {...args} startPage={2}>
              {proofPages(3)}
            </Flipbook>
          ),
        },
        { caption: 'none', book: <Flipbook {...args}>{[]}</Flipbook> },
      ].map((place) => ({ ...place, room: 240 }))}
    />
  ),
};

/** Read from right to left, the first page lies on the right; the text on the pages goes its own way. */
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  render: (args) => (
    <Shelf
      books={[
        { caption: 'page 0', room: 240, book: <Flipbook {...args} /> },
        { caption: 'cover', room: 240, book: <Flipbook {...args} showCover /> },
        { caption: 'portrait', room: 120, book: <Flipbook {...args} startPage={1} /> },
        {
          caption: 'turning on',
          room: 240,
          book: <Flipbook {...args} turn={{ direction: 'forward', progress: 0.3 }} />,
        },
      ]}
    />
  ),
};

/** Fragments and arrays are opened; `null`, `undefined` and `false` are no pages. */
export const FragmentsAndNulls: Story = {
  args: {
    startPage: 2,
    children: (
      <>
        <ProofPage number={1} />
        {null}
        <Fragment key="inner">
          <ProofPage number={2} />
          {false}
          <ProofPage number={3} />
        </Fragment>
        {[undefined, [<ProofPage key="four" number={4} />]]}
      </>
    ),
  },
  render: (args) => <Shelf books={[{ caption: 'page 2', room: 240, book: <Flipbook {...args} /> }]} />,
};

/** Two real buttons below the book. At an end, the one that has nothing to do says so and keeps the focus. */
export const Buttons: Story = {
  args: { width: 210, height: 280, showCover: true, children: sampleBook },
  render: (args) => (
    <Shelf
      books={[
        { caption: 'as they are', room: 420, book: <Flipbook {...args} buttons /> },
        {
          caption: 'with other words',
          room: 420,
          book: <Flipbook {...args} startPage={3} buttons={{ previous: 'Zurück', next: 'Weiter' }} />,
        },
      ]}
    />
  ),
};

/** A book of 400 pages: only those around the open spread are laid out. */
export const Long: Story = {
  args: { children: proofPages(400), startPage: 200, 'aria-label': 'Long book' },
  render: (args) => <Shelf books={[{ caption: '400 pages, open at 201', room: 240, book: <Flipbook {...args} /> }]} />,
};

/** A page that is scrolled turns as it is seen: text and fold fit, and the others are at their tops. */
export const ScrolledPages: Story = {
  args: {
    width: 210,
    height: 280,
    startPage: 2,
    turn: { direction: 'forward', progress: 0.35 },
    children: [0, 1, 2, 3, 4, 5].map((number) => (
      <ScrollPage key={number} number={number} scrolledPx={number === 3 ? 130 : 0} />
    )),
  },
  render: (args) => (
    <Shelf
      books={[
        { caption: 'page 3 scrolled, at rest', book: <Flipbook {...args} turn={undefined} /> },
        { caption: 'turning by the lower corner', book: <Flipbook {...args} /> },
        {
          caption: 'turning by the upper corner',
          book: <Flipbook {...args} turn={{ direction: 'forward', corner: 'top', progress: 0.6 }} />,
        },
      ].map((place) => ({ ...place, room: 420 }))}
    />
  ),
};
