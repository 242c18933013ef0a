import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Booklet, VisitProvider } from '../../src/index.ts';
import type { Canvas } from '../console/play.ts';
import { typical } from '../content/fixtures.ts';
import { forgetful } from '../visit/forgetful.ts';
import { phone } from '../windows.ts';

export default {
  title: 'Booklet/Text view/Behavior',
  component: Booklet,
  decorators: [
    (Story, { parameters }) => (
      <VisitProvider memory={forgetful} initial={{ manualView: parameters.startsAsBook ? 'book' : 'text' }}>
        <Story />
      </VisitProvider>
    ),
  ],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  globals: phone,
  args: { content: typical },
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
} satisfies Meta<typeof Booklet>;

type Story = StoryObj<typeof Booklet>;

const titles = [
  "Robin Vale's Quest to Find a Job",
  'Cover Letter',
  'Quick Reference',
  'Leveling Guide',
  'Extra Content',
  'Character Story',
  'Notes',
  'A new hero for your party?',
];

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

const topOf = (canvas: Canvas, title: string) =>
  canvas.getByRole('article', { name: title }).getBoundingClientRect().top;

/** Expects a page at the top of the window, with a small margin. */
const expectAtTop = (canvas: Canvas, title: string) =>
  waitFor(async () => {
    await expect(topOf(canvas, title)).toBeGreaterThanOrEqual(0);
    await expect(topOf(canvas, title)).toBeLessThan(16);
  });

/** React renders the result of a press in the next microtask. */
const waitForRender = () => Promise.resolve();

const viewIn = (canvas: Canvas) =>
  canvas.getByRole('group', { name: 'Manual' }).getAttribute('aria-roledescription') ?? 'text';

export const TheSwitchRespondsBeforeThePagesRender: Story = {
  name: 'the switch shows a press at once; the pages render after it',
  parameters: { startsAsBook: true },
  play: async ({ canvas }) => {
    const views: (string | null)[][] = [];
    for (const name of ['text', 'book']) {
      button(canvas, name).click();
      await waitForRender();
      views.push([button(canvas, name).getAttribute('aria-pressed'), viewIn(canvas)]);
      await waitFor(() => expect(viewIn(canvas)).toBe(name));
    }
    await expect(views).toEqual([
      ['true', 'book'],
      ['true', 'text'],
    ]);
  },
};

export const TheSwitchIsAnnounced: Story = {
  name: 'the switch is announced',
  parameters: { startsAsBook: true },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'text'));
    await waitFor(() => expect(canvas.getByText('View: text')).toHaveRole('status'));
    await userEvent.click(button(canvas, 'book'));
    await waitFor(() => expect(canvas.getByText('View: book')).toHaveRole('status'));
  },
};

export const QuickPressesAllCount: Story = {
  name: '"next" pressed during a switch turns a page of the new view',
  parameters: { startsAsBook: true },
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      button(canvas, name).click();
      await waitForRender();
    };
    await press('text');
    await press('next');
    await waitFor(() => expect(viewIn(canvas)).toBe('text'));
    await expectAtTop(canvas, 'Cover Letter');
    await press('book');
    await press('next');
    const page = (name: string) => canvas.getByRole('article', { name, hidden: true });
    await waitFor(() => expect(page('Cover Letter')).not.toBeVisible());
    await expect(page('Quick Reference')).toBeVisible();
  },
};

export const ButtonsScrollToPageTops: Story = {
  name: '"next" and "previous" scroll pages to the top, through all pages and back, and keep the focus',
  play: async ({ canvas }) => {
    const [previous, next] = [button(canvas, 'previous'), button(canvas, 'next')];
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (const title of titles.slice(1, 6)) {
      await userEvent.click(next);
      await expectAtTop(canvas, title);
    }
    await userEvent.click(next);
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await userEvent.click(previous);
    for (const title of titles.slice(0, 6).reverse()) {
      await expect(previous).toHaveAttribute('aria-disabled', 'false');
      await userEvent.click(previous);
      await expectAtTop(canvas, title);
    }
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'false');
  },
};

export const ArrowKeysScrollToPageTops: Story = {
  name: 'left and right scroll to page tops, even with the focus on a button of the bar; other keys scroll as usual',
  args: { children: <input aria-label="Field" /> },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expectAtTop(canvas, 'Cover Letter');
    const reportPrevented = fn();
    const onKeyDown = (event: KeyboardEvent) => reportPrevented(event.defaultPrevented);
    window.addEventListener('keydown', onKeyDown);
    await userEvent.keyboard('{ArrowDown}{ArrowUp} ');
    // With Shift, arrows select text.
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    window.removeEventListener('keydown', onKeyDown);
    await expect(reportPrevented.mock.calls).toEqual([[false], [false], [false], [false], [false]]);
    await expectAtTop(canvas, 'Cover Letter');
    await userEvent.click(button(canvas, 'next'));
    await expectAtTop(canvas, 'Quick Reference');
    await userEvent.keyboard('{ArrowLeft}');
    await expectAtTop(canvas, 'Cover Letter');
    await userEvent.keyboard(' ');
    await expectAtTop(canvas, 'Quick Reference');
    canvas.getByRole('textbox', { name: 'Field' }).focus({ preventScroll: true });
    await userEvent.keyboard('{ArrowRight}');
    await expectAtTop(canvas, 'Quick Reference');
  },
};

export const NextIsDisabledAtTheEnd: Story = {
  name: 'after scrolling to the end, "next" is disabled and "previous" is not',
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(button(canvas, 'next')).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(button(canvas, 'previous')).toHaveAttribute('aria-disabled', 'false'));
  },
};

export const TheBarStaysVisible: Story = {
  name: 'the bar stays at the bottom of the window and never covers the focused element',
  play: async ({ canvas }) => {
    const bar = () => button(canvas, 'next').getBoundingClientRect();
    await expect(bar().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bar().bottom).toBeGreaterThan(window.innerHeight - 24);
    const links = canvas.getAllByRole('link');
    await expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      window.scrollTo(0, 0);
      link.focus();
      const { top, bottom } = link.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(bar().top);
    }
  },
};
