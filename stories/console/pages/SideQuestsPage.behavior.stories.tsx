import { expect, userEvent, waitFor } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { phone } from '../../windows.ts';
import { expectPage, heading, listenTo, positionText, press } from '../play.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/Side quests/Behavior',
  ...atPage('side-quests'),
};

const [firstTitle = '', ...laterTitles] = typical.game.sideQuests.map(({ title }) => title);

/** The arrow keys select a quest, A opens it, Tab reaches its link, and B returns to the list. */
export const AOpensTheSelectedQuest: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    const choices = await canvas.findAllByRole('button', { current: true });
    await expect(choices).toEqual([canvas.getByRole('button', { name: 'Slow Loading Streaming channel' })]);
    await press(canvas, 'A');
    await expectPage(canvas, firstTitle);
    heading(canvas).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Watch the channel' })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('href', 'https://robin.example/slow-loading');
    await press(canvas, 'B');
    await expectPage(canvas, 'Side Quests');
  },
};

/** On a low screen the quest under the cursor scrolls into view. */
export const TheCursorScrollsIntoView: Story = {
  globals: phone,
  args: { initialState: { page: 'side-quests', view: 'list', cursor: 2, startMenu: 'closed' } },
  decorators: [(Story) => <div style={{ blockSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const screen = (await canvas.findByRole('region', { name: 'Screen' })).getBoundingClientRect();
    const current = canvas.getByRole('button', { current: true }).getBoundingClientRect();
    await expect(current.bottom).toBeLessThanOrEqual(screen.bottom);
  },
};

/** Each move of the cursor announces the quest's name once. Other presses announce nothing. */
export const TheQuestUnderTheCursorIsAnnounced: Story = {
  play: async ({ canvas }) => {
    const titles = [firstTitle, ...laterTitles];
    const { announcements, stop } = listenTo(canvas);
    for (const _ of titles) await press(canvas, 'down');
    await press(canvas, 'down');
    await expect(announcements).toEqual(titles);
    for (const _ of titles) await press(canvas, 'up');
    await press(canvas, 'up');
    await press(canvas, 'down');
    stop();
    // Without a cursor, the announcement is empty, so that the same title is announced again later.
    await expect(announcements.slice(titles.length)).toEqual([...titles.slice(0, -1).reverse(), '', firstTitle]);
  },
};

/** The focused button disappears, so the focus moves to the new heading, which is announced only once. */
export const TheFocusMovesToTheNewHeading: Story = {
  play: async ({ canvas, step }) => {
    await step('A selected side quest opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(firstTitle) }));
      await expectPage(canvas, firstTitle);
      await waitFor(() => expect(heading(canvas)).toHaveFocus());
      await expect(canvas.getByRole('status').textContent).toBe(positionText('side-quests'));
    });
    await step('Its own button closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the side quests' }));
      await expectPage(canvas, 'Side Quests');
      await waitFor(() => expect(heading(canvas)).toHaveFocus());
    });
  },
};
