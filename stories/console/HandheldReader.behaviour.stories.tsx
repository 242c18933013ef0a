import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { Handheld } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { desk, inRoom } from './inRoom.tsx';
import { pagePlace } from './pagePlace.ts';
import { button, type Canvas, heading, press } from './play.ts';

const meta = {
  title: 'Console/Handheld/Behaviour/Reader',
  tags: ['!autodocs'],
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  globals: desk,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, initialPage: 'profile', frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

const legends = ['up', 'down', 'left', 'right', 'A', 'B', 'select', 'start'];
const names = (canvas: Canvas) =>
  Object.fromEntries(legends.map((legend) => [legend, button(canvas, legend).getAttribute('aria-label')]));

/** What the live region has said since, one entry for each time its words changed. */
function listenTo(canvas: Canvas) {
  const said: string[] = [];
  const status = canvas.getByRole('status');
  const observer = new MutationObserver(() => said.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  return { said, stop: () => observer.disconnect() };
}

/** The buttons are named by what they do. */
export const ButtonsAreNamedByWhatTheyDo: Story = {
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual({
      up: 'up, scroll up',
      down: 'down, scroll down',
      left: 'left, back',
      right: 'right, next',
      A: 'A, next',
      B: 'B, back',
      select: 'select, title page',
      start: 'start, menu',
    });
  },
};

/** In the Start Menu they do something else, and say so. */
export const ButtonsAreNamedAnewInTheMenu: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'start');
    await expect(names(canvas)).toEqual({
      up: 'up, previous item',
      down: 'down, next item',
      left: 'left, previous tab',
      right: 'right, next tab',
      A: 'A, choose',
      B: 'B, close menu',
      select: 'select, title page',
      start: 'start, close menu',
    });
  },
};

/** A page turned by a button is announced once, by number and heading, and the focus stays where it is. */
export const APageIsAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(pagePlace('profile'));
    const { said, stop } = listenTo(canvas);
    await press(canvas, 'A');
    await press(canvas, 'A');
    await press(canvas, 'B');
    stop();
    await expect(said).toEqual([
      `${pagePlace('controls')}: Controls`,
      `${pagePlace('levels')}: Experience Levels`,
      `${pagePlace('controls')}: Controls`,
    ]);
    await expect(button(canvas, 'B')).toHaveFocus();
  },
};

/** Each move of the side quests' cursor is announced once, by the quest's name; a press that does not move it is not. */
export const TheQuestUnderTheCursorIsAnnounced: Story = {
  args: { initialPage: 'side-quests' },
  play: async ({ canvas }) => {
    const titles = typical.game.sideQuests.map(({ title }) => title);
    const { said, stop } = listenTo(canvas);
    for (const _ of titles) await press(canvas, 'down');
    await press(canvas, 'down');
    await expect(said).toEqual(titles);
    for (const _ of titles) await press(canvas, 'up');
    await press(canvas, 'up');
    await press(canvas, 'down');
    stop();
    // Empty where there is no cursor any more: the first name is new again when it comes back.
    await expect(said.slice(titles.length)).toEqual([...titles.slice(0, -1).reverse(), '', titles[0]]);
  },
};

/** Nothing is announced that a visitor did not ask for, and nothing past the last page. */
export const NothingIsAnnouncedUnasked: Story = {
  args: { initialPage: 'thank-you' },
  play: async ({ canvas }) => {
    const { said, stop } = listenTo(canvas);
    await press(canvas, 'A');
    await press(canvas, 'start');
    await press(canvas, 'B');
    stop();
    await expect(said).toEqual([]);
  },
};

/** When what had the focus is gone with its page, the focus goes to the new heading, which is then not said twice. */
export const FocusOnThePageGoesToTheNextHeading: Story = {
  args: { initialPage: 'side-quests' },
  play: async ({ canvas, step }) => {
    const [quest] = typical.game.sideQuests;
    await step('A side quest is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(quest?.title ?? '') }));
      await waitFor(() => expect(heading(canvas)).toHaveTextContent(quest?.title ?? ''));
      await waitFor(() => expect(heading(canvas)).toHaveFocus());
      await expect(canvas.getByRole('status').textContent).toBe(pagePlace('side-quests'));
    });
    await step('And left by its own button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the menu' }));
      await waitFor(() => expect(heading(canvas)).toHaveTextContent('Side Quests'));
      await waitFor(() => expect(heading(canvas)).toHaveFocus());
    });
  },
};

/** Sending the company's form goes on to the letter's heading. */
export const TheFormLeadsToTheLetter: Story = {
  args: { initialState: { page: 'title', form: 'open', startMenu: 'closed' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company Name' }), 'Acme');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Cover Letter'));
    await waitFor(() => expect(heading(canvas)).toHaveFocus());
  },
};

/** The focus goes nowhere at the start. */
export const TheFocusIsNotTakenAtTheStart: Story = {
  play: () => expect(document.body).toHaveFocus(),
};

/** The Start Menu is a dialog with tabs, a group of colours and switches. */
export const TheMenuSaysWhatItIs: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'start');
    await expect(canvas.getByRole('dialog', { name: 'Start Menu' })).toHaveAttribute('aria-modal', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Contact Info');
    await press(canvas, 'right');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Colors');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Colors');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Colors');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Options' })).toBeVisible();
    await expect(canvas.getAllByRole('switch', { checked: false })).toHaveLength(3);
  },
};
