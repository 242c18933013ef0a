import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { desk, largeLetters, narrow, phone } from '../windows.ts';
import { inRoom } from './inRoom.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

/**
 * The manual as one text that the window scrolls: the same eight pages in the same look, each as long as its words.
 *
 * **When:** a visitor presses the switch beside _previous_ and _next_; the device remembers it. Without script, and on paper, the book is this text, too.
 *
 * ```tsx
 * <VisitProvider initial={{ manualView: 'text' }}>
 *   <Booklet content={content} code={code} />
 * </VisitProvider>
 * ```
 *
 * The page is kept both ways: the text begins at the page that was open, and the book opens where the text was read. The bar stays at the window's
 * bottom; where a window is low it is above the text, and where it is low and wide beside it.
 *
 * **Keys:** _previous_ and _next_, and the left and right arrow keys, bring a page's head to the window's top at once. All others scroll as ever.
 *
 * **A screen reader** hears a group, "Manual", of eight articles, without the words of a book that turns.
 */
const meta = {
  title: 'Booklet/Text view',
  component: Booklet,
  decorators: [inRoom],
  // In a frame of its own: the document says that the manual is read as text.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    visit: { manualView: 'text' },
  },
  globals: desk,
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eight pages as one text, as wide as a page. */
export const Default: Story = {};

/** 390 px. */
export const Phone: Story = { globals: phone };

/** 320 px. */
export const SmallPhone: Story = { globals: narrow };

export const Arabic: Story = { args: { content: arabic }, globals: phone };

/** A visitor whose letters are twice as large. */
export const LargeLetters: Story = {
  globals: phone,
  beforeEach: largeLetters,
};
