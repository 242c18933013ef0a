import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Booklet } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { at, narrow, phone } from '../windows.ts';
import { inRoom } from './inRoom.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

/** What the room leaves free on both sides. */
const sideRoomPx = 16;

/**
 * The same manual set anew for a small room: one page at a time, as wide as the room, in letters of 15 px or more.
 *
 * **When:** by itself, where a printed page of 640 x 600 would be drawn at less than four fifths: on phones, on their side too, in low windows, at
 * 200 % zoom. `Booklet` has no prop for it; the style sheets decide by the room it is given, so it is right before the script comes.
 *
 * ```tsx
 * <VisitProvider>
 *   <Booklet content={content} code={code} />
 * </VisitProvider>
 * ```
 *
 * Nothing is lost: what a page has no room for scrolls inside it, and an edge that fades says so. A page is 320 px high at least; a lower window
 * scrolls. The cover is a board and opens as one.
 *
 * **Keys:** those of the booklet. A page that scrolls is a stop of the Tab key, and the arrow keys scroll it.
 *
 * **A screen reader** hears one page where it would hear two, and "Page 3 of 8".
 */
const meta = {
  title: 'Booklet/Pocket edition',
  component: Booklet,
  decorators: [inRoom],
  parameters: { layout: 'fullscreen' },
  globals: phone,
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
  // One page, as wide as the room for it, and not scaled.
  play: async ({ canvas }) => {
    const roomPx = document.documentElement.clientWidth - 2 * sideRoomPx;
    // The book takes its size when the browser has measured the room for it.
    await waitFor(async () => {
      const [sheet, ...others] = canvas.getAllByRole('article').filter((page) => page.checkVisibility());
      await expect(others).toEqual([]);
      await expect(sheet?.getBoundingClientRect().width).toBe(sheet?.offsetWidth);
      await expect(sheet?.offsetWidth).toBe(Math.min(640, roomPx));
    });
  },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A phone, closed. */
export const Default: Story = {};

/** A page that is longer than its room: a soft edge says so. */
export const MoreBelow: Story = { args: { defaultPage: 3 } };

/** A small phone. */
export const SmallPhone: Story = { args: { defaultPage: 4 }, globals: narrow };

/** A phone on its side. */
export const Landscape: Story = { args: { defaultPage: 3 }, globals: at('landscape') };

/** A desk at 400 % zoom: a page is 320 px high at least, and the window scrolls. */
export const Zoom400: Story = { args: { defaultPage: 1 }, globals: at('zoom400') };

/** Written from right to left: it turns the other way. */
export const Arabic: Story = { args: { content: arabic, defaultPage: 1 } };

/** The cover, a board, opening: there is no single page in sight. */
export const CoverOpening: Story = {
  args: { turn: { direction: 'forward', progress: 0.3 } },
  play: async () => {},
};
