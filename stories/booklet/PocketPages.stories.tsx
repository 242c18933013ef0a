import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic, everyField, japanese, long, typical } from '../content/fixtures.ts';
import { largeText } from '../windows.ts';
import { AllPages, unbreakable } from './AllPages.tsx';
import { expectEasyReading } from './pageGeometry.ts';
import { textSpacing } from './textSpacing.ts';

/**
 * All pages in the pocket edition, with any owner's texts. One rule: **nothing is lost.** A page
 * scrolls if its content does not fit; in the text view it grows instead.
 */
export default {
  title: 'Booklet/All pages/Pocket',
  tags: ['!autodocs', 'pocket'],
  component: AllPages,
  args: { content: typical, pocket: { width: 350 } },
  // Each page has its own pictures, so these stories only run plays.
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
  play: ({ canvasElement }) => expectEasyReading(canvasElement, 8),
} satisfies Meta<typeof AllPages>;

type Story = StoryObj<typeof AllPages>;

/** Fifteen jobs, ten projects and a name of 100 characters, on the smallest phone. */
export const LongOnTheSmallestPhone: Story = { args: { content: long, pocket: { width: 288 } } };

/** Something in every section of the résumé. */
export const EverySection: Story = { args: { content: everyField } };

export const Arabic: Story = { args: { content: arabic } };

/** Text without spaces between words. */
export const Japanese: Story = { args: { content: japanese } };

/** An email address and a name without a break, and a company name of 500 characters. */
export const Unbreakable: Story = { args: unbreakable };

/** With readable text instead of the pixel fonts. */
export const Readable: Story = { args: { isReadable: true } };

/** A visitor with text at twice its size, on the smallest phone. */
export const LargeTextOnTheSmallestPhone: Story = { args: { pocket: { width: 288 } }, beforeEach: largeText };

/** The greatest text spacing that WCAG 1.4.12 asks pages to allow. */
export const TextSpacingOnTheSmallestPhone: Story = { args: { pocket: { width: 288 } }, beforeEach: textSpacing };

/** A phone in landscape, with the lowest pages. */
export const Landscape: Story = { args: { pocket: { width: 640, isLow: true } } };

/** A long history in full: nothing scrolls, each page is as tall as its content. */
export const FlowingLong: Story = { args: { pocket: { width: 350, isFlowing: true }, content: long } };

/** Text at twice its size. */
export const FlowingLargeText: Story = { args: { pocket: { width: 350, isFlowing: true } }, beforeEach: largeText };
