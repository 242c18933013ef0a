import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Booklet } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { at, narrow, phone } from '../windows.ts';
import { inBackdrop } from './inBackdrop.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

/** The backdrop's margin on either side. */
const marginPx = 16;

/**
 * The same manual in a layout for small windows: one page at a time, as wide as the available
 * space, at most 640 px, with text of 15 px or more.
 *
 * **When:** automatically, if a printed page of 640 x 600 would shrink below four fifths: on phones
 * in both orientations, in low windows, at 200% zoom. `Booklet` has no prop for it; the style
 * sheet decides by the available space, so the layout is right before the script loads.
 *
 * ```tsx
 * import { Booklet, type BookletProps, VisitProvider } from 'playable-resume';
 *
 * export const Manual = (props: BookletProps) => (
 *   <VisitProvider>
 *     <Booklet {...props} />
 *   </VisitProvider>
 * );
 * ```
 *
 * Nothing is lost: a page scrolls if its content does not fit, and an arrow points down until the
 * end. A page is at least 288 px high; a lower window scrolls. The cover is a board and opens as one.
 *
 * **Keys:** those of the booklet. The Tab key reaches a page that scrolls, and the arrow keys
 * scroll it.
 *
 * **A screen reader** hears one page instead of two, and "Page 3 of 8".
 */
export default {
  title: 'Booklet/Pocket edition',
  component: Booklet,
  decorators: [inBackdrop],
  parameters: { layout: 'fullscreen' },
  globals: phone,
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
  // One page, as wide as the available space and not scaled.
  play: async ({ canvas }) => {
    const availablePx = document.documentElement.clientWidth - 2 * marginPx;
    // The book sets its size after it has measured that space.
    await waitFor(async () => {
      const [sheet, ...otherSheets] = canvas.getAllByRole('article').filter((page) => page.checkVisibility());
      await expect(otherSheets).toEqual([]);
      await expect(sheet?.getBoundingClientRect().width).toBe(sheet?.offsetWidth);
      await expect(sheet?.offsetWidth).toBe(Math.min(640, availablePx));
    });
  },
} satisfies Meta<typeof Booklet>;

type Story = StoryObj<typeof Booklet>;

/** The closed manual on a phone. */
export const Default: Story = {};

/** A page taller than its space shows an arrow at its foot. */
export const MoreBelow: Story = { args: { startPage: 3 } };

/** A small phone. */
export const SmallPhone: Story = { args: { startPage: 4 }, globals: narrow };

/** A phone on its side. */
export const Landscape: Story = { args: { startPage: 3 }, globals: at('landscape') };

/** On a phone on its side, the cover's art is beside the title. */
export const LandscapeCover: Story = { globals: at('landscape') };

/** A desktop at 400% zoom: a page is at least 288 px high, and the window scrolls. */
export const Zoom400: Story = { args: { startPage: 1 }, globals: at('zoom400') };

/** Text from right to left: pages turn the other way. */
export const Arabic: Story = { args: { content: arabic, startPage: 1 } };
