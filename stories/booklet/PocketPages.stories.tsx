import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic, everyField, japanese, long, typical } from '../content/fixtures.ts';
import { largeLetters } from '../windows.ts';
import { unbreakable } from './AllPages.tsx';
import { PocketPages } from './PocketPages.tsx';
import { expectEasyReading } from './pageGeometry.ts';

/**
 * All pages set anew, for every owner. One rule: **nothing is lost.** What a page has no room for scrolls in it, or, in the
 * flowing text, makes it longer.
 */
const meta = {
  title: 'Booklet/All pages/Pocket',
  tags: ['!autodocs', 'pocket'],
  component: PocketPages,
  args: { content: typical, width: 350 },
  // Each page has pictures of its own: here the plays look.
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
  play: ({ canvasElement }) => expectEasyReading(canvasElement, 8),
} satisfies Meta<typeof PocketPages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fifteen jobs, ten projects and a name of 200 characters, on the smallest phone. */
export const LongOnTheSmallestPhone: Story = { args: { content: long, width: 288 } };

/** Something in every section of the résumé. */
export const EverySection: Story = { args: { content: everyField } };

export const Arabic: Story = { args: { content: arabic } };

/** Written without spaces between words. The browser of the pictures has no such letters, and draws boxes. */
export const Japanese: Story = { args: { content: japanese } };

/** An address and a name without a break, and a company of 500 letters. */
export const Unbreakable: Story = { args: unbreakable };

/** With plain type in place of the pixel faces. */
export const Readable: Story = { args: { isReadable: true } };

/** A visitor whose letters are twice as large, on the smallest phone. */
export const LargeTextOnTheSmallestPhone: Story = { args: { width: 288 }, beforeEach: largeLetters };

/** As much space between letters, words, lines and paragraphs as a visitor may ask for (WCAG 1.4.12). */
export const TextSpacingOnTheSmallestPhone: Story = { args: { isSpaced: true, width: 288 } };

/** A phone on its side: pages as low as they get. */
export const Landscape: Story = { args: { width: 640, isLow: true } };

/** Nothing scrolls: each page is as long as what is on it. A long history in full. */
export const FlowingLong: Story = { args: { isFlowing: true, content: long } };

/** Twice as large. */
export const FlowingLargeText: Story = { args: { isFlowing: true }, beforeEach: largeLetters };
