import placeholder from 'virtual:placeholder';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyField, japanese, long, sparse, typical } from '../content/fixtures.ts';
import { arabic, german, polish } from '../messages/translatedSites.ts';
import { AllPages, unbreakable } from './AllPages.tsx';
import { expectNothingLost } from './pageGeometry.ts';
import { textSpacing } from './textSpacing.ts';

/**
 * The eight pages on a table, two by two, at three quarters of their size.
 *
 * **When:** to compare a changed page with the others, and to see every page with any owner's
 * texts. Their pocket edition is under _Pocket_.
 *
 * **The rule: nothing is lost.** Each text is complete and overlaps nothing. A page that is too small
 * for its text scrolls.
 *
 * **A screen reader** hears eight articles, each named by its title, in the order of the manual.
 */
export default {
  title: 'Booklet/All pages',
  tags: ['!autodocs'],
  component: AllPages,
  args: { content: typical },
  // At three quarters of their size, links are closer together than a finger needs; the pages' own
  // stories test their distance.
  parameters: { controls: { disable: true }, a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  play: ({ canvasElement }) => expectNothingLost(canvasElement, 8),
} satisfies Meta<typeof AllPages>;

type Story = StoryObj<typeof AllPages>;

/** Fifteen jobs, ten projects and a name of 100 characters. */
export const Long: Story = { args: { content: long } };

/** A résumé with only a name: each page without content says so in one line. */
export const Sparse: Story = { args: { content: sparse } };

/** Something in every section of the résumé, and texts with markup. */
export const EverySection: Story = { args: { content: everyField } };

/** In German, whose words are long. */
export const German: Story = { args: { content: german.content, messages: german.messages.booklet } };

export const Polish: Story = { args: { content: polish.content, messages: polish.messages.booklet } };

/** Written from right to left: the cover is on the right. */
export const Arabic: Story = { args: { content: arabic.content, messages: arabic.messages.booklet } };

/** Text without spaces between words. Pictures show boxes, because their browser has no font for it. */
export const Japanese: Story = { args: { content: japanese } };

/** An email address and a name without a break, and a company name of 500 characters. */
export const Unbreakable: Story = { args: unbreakable };

/** The readable font, which replaces the pixel fonts, needs no more space. */
export const Readable: Story = { args: { isReadable: true } };

/** The greatest text spacing that WCAG 1.4.12 asks pages to allow. Pages scroll. */
export const TextSpacing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: textSpacing,
};

/** The repository's own placeholder: no page scrolls at the size of print. */
export const Placeholder: Story = {
  args: { content: placeholder },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expectNothingLost(canvasElement, 8);
    await document.fonts.ready;
    for (const page of canvasElement.querySelectorAll('[data-scroller]'))
      await expect([page.textContent, page.scrollHeight]).toEqual([page.textContent, page.clientHeight]);
  },
};
