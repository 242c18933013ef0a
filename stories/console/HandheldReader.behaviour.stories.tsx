import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { typical } from '../content/fixtures.ts';
import { linksOf } from '../play/reading.ts';
import looks from './Handheld.stories.tsx';
import { button, type Canvas, expectPage, heading, pagePlace, press } from './play.ts';

const meta = {
  ...looks,
  title: 'Console/Handheld/Behaviour/Reader',
  tags: ['!autodocs', 'behaviour'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, initialPage: 'profile', frozenMs: 20_000 },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Records the live region's announcements, one entry for each change of its text. */
function listenTo(canvas: Canvas) {
  const announcements: string[] = [];
  const status = canvas.getByRole('status');
  const observer = new MutationObserver(() => announcements.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  return { announcements, stop: () => observer.disconnect() };
}

/**
 * Turning a page by a button announces its number and heading once, and the focus stays on the
 * button.
 */
export const APageIsAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(pagePlace('profile'));
    const { announcements, stop } = listenTo(canvas);
    await press(canvas, 'A');
    await press(canvas, 'A');
    await press(canvas, 'B');
    stop();
    await expect(announcements).toEqual([
      `${pagePlace('controls')}: Controls`,
      `${pagePlace('levels')}: Experience Levels`,
      `${pagePlace('controls')}: Controls`,
    ]);
    await expect(button(canvas, 'B')).toHaveFocus();
  },
};

/**
 * Each move of the side quests' cursor announces the quest's name once; a press that does not move
 * it announces nothing.
 */
export const TheQuestUnderTheCursorIsAnnounced: Story = {
  args: { initialPage: 'side-quests' },
  play: async ({ canvas }) => {
    const titles = typical.game.sideQuests.map(({ title }) => title);
    const { announcements, stop } = listenTo(canvas);
    for (const _ of titles) await press(canvas, 'down');
    await press(canvas, 'down');
    await expect(announcements).toEqual(titles);
    for (const _ of titles) await press(canvas, 'up');
    await press(canvas, 'up');
    await press(canvas, 'down');
    stop();
    // The name clears when the cursor goes, so that it is announced again when the cursor returns.
    await expect(announcements.slice(titles.length)).toEqual([...titles.slice(0, -1).reverse(), '', titles[0]]);
  },
};

/** The console announces nothing that a visitor did not ask for, and nothing past the last page. */
export const NothingElseIsAnnounced: Story = {
  args: { initialPage: 'thank-you' },
  play: async ({ canvas }) => {
    const { announcements, stop } = listenTo(canvas);
    await press(canvas, 'right');
    await press(canvas, 'start');
    await press(canvas, 'B');
    stop();
    await expect(announcements).toEqual([]);
  },
};

/**
 * If the focused element goes with its page, the focus moves to the new heading, which is not
 * announced twice.
 */
export const TheFocusMovesToTheNewHeading: Story = {
  args: { initialPage: 'side-quests' },
  play: async ({ canvas, step }) => {
    const [quest] = typical.game.sideQuests;
    await step('A side quest is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(quest?.title ?? '') }));
      await expectPage(canvas, quest?.title ?? '');
      await waitFor(() => expect(heading(canvas)).toHaveFocus());
      await expect(canvas.getByRole('status').textContent).toBe(pagePlace('side-quests'));
    });
    await step('And left by its own button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the side quests' }));
      await expectPage(canvas, 'Side Quests');
      await waitFor(() => expect(heading(canvas)).toHaveFocus());
    });
  },
};

/** The Start Menu is a dialog with links, tabs, a group of colors and switches. */
export const TheMenuIsALabeledDialog: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'start');
    await expect(canvas.getByRole('dialog', { name: 'Start Menu' })).toHaveAttribute('aria-modal', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Contact Info');
    await expect(linksOf(canvas.getByRole('tabpanel'))).toEqual([
      ['robin@robin.example', 'mailto:robin@robin.example'],
      ['LinkedIn', 'https://www.linkedin.com/in/robin-vale'],
      ['GitHub', 'https://github.com/robinvale'],
    ]);
    await press(canvas, 'right');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Colors');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Colors');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Colors');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Options' })).toBeVisible();
    const menu = within(canvas.getByRole('dialog'));
    await expect(menu.getAllByRole('switch', { checked: false })).toHaveLength(3);
  },
};
