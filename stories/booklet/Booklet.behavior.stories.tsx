import placeholder from 'virtual:placeholder';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Booklet, useVisit } from '../../src/index.ts';
import { land, rootIn, visiblePages } from '../flipbook/play/book.ts';
import { paragraphWith } from '../play/reading.ts';
import { desk, phone } from '../windows.ts';
import meta from './Booklet.stories.tsx';

export default {
  ...meta,
  title: 'Booklet/Booklet/Behavior',
  parameters: { chromatic: { disableSnapshot: true } },
  globals: desk,
} satisfies Meta<typeof meta.component>;

type Story = StoryObj<typeof meta.component>;

type Canvas = ReturnType<typeof within>;

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

function CompanyButton() {
  const { setCompany } = useVisit();
  return (
    <button type="button" onClick={() => setCompany('Acme Inc')}>
      Visit from Acme
    </button>
  );
}

const withCompanyButton = {
  render: (args) => (
    <>
      <CompanyButton />
      <Booklet {...args} />
    </>
  ),
} satisfies Story;

/** After the visitor names a company, the letter and the quest mention it, and the page stays open. */
export const LetterAndQuestMentionTheCompany: Story = {
  args: { startPage: 1 },
  ...withCompanyButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visit from Acme' }));
    await expect(paragraphWith(canvas, 'Dear Acme Inc team,')).toBeVisible();
    await expect(paragraphWith(canvas, 'Join Acme Inc')).toBeVisible();
    await expect(canvas.queryByText('Dear hiring team,')).not.toBeInTheDocument();
  },
};

/** The CSS animations that raise a banner, in any play state. */
const raiseAnimations = () =>
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName.includes('raise'));

/** The banner on the company's gate waits until its page is open, then rises once. */
export const TheBannerRisesWhenItsPageIsOpen: Story = {
  ...withCompanyButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visit from Acme' }));
    await waitFor(() => expect(paragraphWith(canvas, 'Join Acme Inc')).toBeInTheDocument());
    await expect(raiseAnimations()).toHaveLength(0);
    await userEvent.click(button(canvas, 'next'));
    await waitFor(() => expect(raiseAnimations()[0]?.playState).toBe('paused'));
    await waitForPage(canvas, 'Quick Reference');
    await waitFor(() => expect(raiseAnimations()[0]?.playState).toBe('running'));
    await waitFor(() => expect(raiseAnimations()[0]?.playState).toBe('finished'), { timeout: 3000 });
  },
};

const waitForPage = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('article', { name })).toBeVisible());

/** A heading in the letter's table of contents opens its page. */
export const AHeadingInTheContentsOpensItsPage: Story = {
  args: { startPage: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '5 Character Story' }));
    await waitForPage(canvas, 'Character Story');
    await expect(button(canvas, 'next')).toHaveAttribute('aria-disabled', 'false');
  },
};

/** On a phone, the placeholder's letter, quick reference, story, notes and back cover fit without scrolling. */
export const ShortPagesFitAPhone: Story = {
  args: { content: placeholder, startPage: 1 },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const headings = ['Cover Letter', 'Quick Reference', 'Leveling Guide', 'Extra Content', 'Character Story', 'Notes'];
    for (const name of [...headings, placeholder.game.manual.backHeadline]) {
      await waitForPage(canvas, name);
      const page = canvas.getByRole('article', { name });
      const scroller = page.querySelector('[data-scroller]');
      const scrolls = name === 'Leveling Guide' || name === 'Extra Content';
      await waitFor(() => expect([name, scroller?.hasAttribute('data-more')]).toEqual([name, scrolls]));
      await userEvent.click(button(canvas, 'next'));
    }
  },
};

/** With the focus on a button or link below the manual, keys still turn its pages. */
export const KeysTurnPagesFromControlsBelow: Story = {
  args: { children: <a href="#manual">pdf manual</a> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'next'));
    await waitForPage(canvas, 'Cover Letter');
    await userEvent.keyboard('{ArrowRight}');
    await waitForPage(canvas, 'Leveling Guide');
    await userEvent.keyboard('{Enter}');
    await waitForPage(canvas, 'Character Story');
    button(canvas, 'book').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitForPage(canvas, 'Leveling Guide');
    canvas.getByRole('link', { name: 'pdf manual' }).focus();
    await userEvent.keyboard('{End}');
    await waitForPage(canvas, 'A new hero for your party?');
    await waitFor(() => expect(button(canvas, 'next')).toHaveAttribute('aria-disabled', 'true'));
    await expect(button(canvas, 'previous')).toHaveAttribute('aria-disabled', 'false');
  },
};

/** While a page turns, repeats of a held arrow key do nothing. */
export const HeldArrowTurnsOneSpreadAtATime: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const repeat of [false, true, true]) await fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat });
    await waitForPage(canvas, 'Cover Letter');
    await land(rootIn(canvasElement));
    await expect(canvas.getByRole('article', { name: 'Cover Letter' })).toBeVisible();
  },
};

/** While a text field outside the manual has the focus, the manual ignores arrow keys. */
export const KeysPressedElsewhereDoNothing: Story = {
  render: (args) => (
    <>
      <input aria-label="Elsewhere" />
      <Booklet {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Cover Letter')).not.toBeVisible();
    await expect(canvasElement.ownerDocument.activeElement).toBe(canvas.getByRole('textbox'));
  },
};

/** Once per device, a page corner lifts to show an idle visitor that pages turn. A key ends it. */
export const ACornerLiftsAsAHint: Story = {
  args: { showsCorner: true },
  beforeEach: () => {
    localStorage.removeItem('playable-resume:corner');
    return () => localStorage.removeItem('playable-resume:corner');
  },
  play: async ({ canvas, userEvent }) => {
    const book = canvas.getByRole('group', { name: 'Manual' });
    await waitFor(() => expect(visiblePages(book).length).toBeGreaterThan(1), { timeout: 5000 });
    const below = within(book).getByText('Cover Letter');
    await expect(below).not.toBeVisible();
    await userEvent.keyboard('{Shift}');
    await expect(visiblePages(book)).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(below).toBeVisible();
    await expect(localStorage.getItem('playable-resume:corner')).toBe('shown');
  },
};
