import { expect, waitFor } from 'storybook/test';
import { textSections } from '../../content/fixtures/textSections.ts';
import { long } from '../../content/fixtures.ts';
import { visiblePages } from '../../flipbook/play/book.ts';
import { phone } from '../../windows.ts';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Leveling guide/Behavior', ...atPage(3) };

/**
 * A page with more text than fits scrolls in its frame by keys. Neither keys nor the wheel turn the
 * page. The Tab key reaches it, its heading names it, and an arrow points down until its end.
 */
export const LongPagesScrollInTheirFrame: Story = {
  args: { content: long },
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('group', { name: 'Leveling Guide' });
    const arrow = () => page.parentElement?.querySelector('[data-arrow]');
    await expect(arrow()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.scrollTop).toBe(40));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(page.scrollTop).toBeGreaterThan(400));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(arrow()).toBeNull());
    await expect(page).toHaveAttribute('tabindex', '0');
    await expect(page.scrollTop + page.clientHeight).toBeCloseTo(page.scrollHeight, 0);
    page.dispatchEvent(new WheelEvent('wheel', { deltaY: 400, bubbles: true, cancelable: true }));
    await expect(visiblePages(canvas.getByRole('group', { name: 'Manual' }))).toHaveLength(2);
    await expect(canvas.getByRole('article', { name: 'Leveling Guide' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(arrow()).toBeVisible());
  },
};

/** In the pocket edition the Tab key reaches the page, after the manual itself. */
export const ThePocketPageHasATabStop: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('group', { name: 'Leveling Guide' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(page).toHaveFocus();
  },
};

/** Jobs that are only in a text section are no levels, so the page leads to the résumé. */
export const WithoutLevelsThePageLeadsToTheResume: Story = {
  args: { content: textSections, resumeUrl: '/resume' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'The journey so far is told in the full résumé.' });
    await expect(link).toHaveAttribute('href', '/resume');
  },
};
