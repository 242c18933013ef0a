import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { desk, largeText, narrow, phone } from '../windows.ts';
import { inBackdrop } from './inBackdrop.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

/**
 * The manual as one scrolling text: the same eight pages in the same design, each as tall as its
 * text.
 *
 * **When:** a visitor selects it with the switch between _previous_ and _next_; the device remembers
 * the choice. Without scripts, the manual is this text, too.
 *
 * ```tsx
 * import { Booklet, type BookletProps, VisitProvider } from 'playable-resume';
 *
 * export const ManualAsText = (props: BookletProps) => (
 *   <VisitProvider initial={{ manualView: 'text' }}>
 *     <Booklet {...props} />
 *   </VisitProvider>
 * );
 * ```
 *
 * The switch keeps the page: the text starts at the open page, and the flipbook opens at the page
 * being read. The bar is at the bottom of the window; in a low window it is above the text, and in
 * a low, wide window next to it.
 *
 * **Keys:** _previous_ and _next_, and the left and right arrow keys, scroll a page's top to the
 * window's top at once. All other keys scroll as usual.
 *
 * **A screen reader** hears a group, "Manual", of eight articles, without the flipbook's
 * announcements of turns.
 */
export default {
  title: 'Booklet/Text view',
  component: Booklet,
  decorators: [inBackdrop],
  // Renders in its own frame, because the document's attribute selects the manual's text view.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    visit: { manualView: 'text' },
  },
  globals: desk,
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof Booklet>;

type Story = StoryObj<typeof Booklet>;

/** The eight pages as one text, as wide as a page. */
export const Default: Story = {};

/** 390 px. */
export const Phone: Story = { globals: phone };

/** 320 px. */
export const SmallPhone: Story = { globals: narrow };

export const Arabic: Story = { args: { content: arabic }, globals: phone };

/** A visitor with text at twice its size. */
export const LargeText: Story = {
  globals: phone,
  beforeEach: largeText,
};
