import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyField, japanese, long, sparse, typical } from '../content/fixtures.ts';
import { arabic, german, polish } from '../words/spoken.ts';
import { AllPages, unbreakable } from './AllPages.tsx';
import { expectNothingLost } from './pageGeometry.ts';
import spaced from './spaced.module.css';

/**
 * The eight pages on a table, two by two, at three quarters of their size.
 *
 * **When:** to see a change of a page beside the others, and what any owner's words do to them. What a page does when it is set anew for a phone
 * stands under _Pocket_.
 *
 * **The rule: nothing is lost.** Each text ends inside its page, stands on nothing else, and is whole, or is counted where the page says that there
 * is more.
 *
 * **A screen reader** hears eight articles, each named by its title, in the order of the book.
 */
const meta = {
  title: 'Booklet/All pages',
  component: AllPages,
  args: { content: typical },
  // At three quarters of their size links are closer together than a finger likes: the pages' own stories see to that.
  parameters: { controls: { disable: true }, a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  play: ({ canvasElement }) => expectNothingLost(canvasElement, 8),
} satisfies Meta<typeof AllPages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fifteen jobs, ten projects and a name of 200 characters. */
export const Long: Story = { args: { content: long } };

/** A résumé that holds a name and nothing else: a page without words says so in one line. */
export const Sparse: Story = { args: { content: sparse } };

/** Something in every section of the résumé, and texts with markup. */
export const EverySection: Story = { args: { content: everyField } };

/** In German, whose words are long. */
export const German: Story = { args: { content: german.content, messages: german.words.booklet } };

/** In Polish. */
export const Polish: Story = { args: { content: polish.content, messages: polish.words.booklet } };

/** Written from right to left: the first leaf lies on the right. */
export const Arabic: Story = { args: { content: arabic.content, messages: arabic.words.booklet } };

/** Written without spaces between words. The browser of the pictures has no such letters, and draws boxes. */
export const Japanese: Story = { args: { content: japanese } };

/** An address and a name without a break, and a company of 500 letters. */
export const Unbreakable: Story = { args: unbreakable };

/** With plain type in place of the pixel faces nothing needs more room. */
export const Readable: Story = {
  decorators: [
    (Story) => (
      <div data-readable="true">
        <Story />
      </div>
    ),
  ],
};

/** As much space between letters, words, lines and paragraphs as a visitor may ask for (WCAG 1.4.12): pages scroll. */
export const TextSpacing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div className={spaced.spaced}>
        <Story />
      </div>
    ),
  ],
};

/** The frame leaves as much room as the fitting of words reckons with: `pageArea` in src/content/print. */
export const TheRoomForWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Notes' });
    const content = page.querySelector('[data-scroller]');
    if (!content) throw new Error('The page has no content.');
    const { paddingLeft, paddingTop } = getComputedStyle(content);
    await expect(content.clientWidth - 2 * Number.parseFloat(paddingLeft)).toBe(540);
    await expect(content.clientHeight - 2 * Number.parseFloat(paddingTop)).toBe(476);
  },
};
