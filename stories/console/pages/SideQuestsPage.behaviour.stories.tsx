import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SideQuestsPage } from '../../../src/console/pages/SideQuestsPage.tsx';
import { everySection, typical } from '../../content/fixtures.ts';
import { expectInOrder, headingsOf, linksOf } from '../../play/reading.ts';
import { onLcd } from '../onLcd.tsx';
import { expectScrolledTo } from '../play.ts';

const meta = {
  title: 'Console/Pages/Side quests/Behaviour',
  tags: ['!autodocs'],
  component: SideQuestsPage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical, onQuestChosen: fn(), onQuestLeft: fn() },
} satisfies Meta<typeof SideQuestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, second] = typical.game.sideQuests;

/** A choice says which quest it was. */
export const ChoosingSaysWhich: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(second?.title ?? '') }));
    await expect(args.onQuestChosen).toHaveBeenCalledOnce();
    await expect(args.onQuestChosen).toHaveBeenCalledWith(1);
  },
};

/** A detail's back button asks for the menu. */
export const BackAsksForTheMenu: Story = {
  args: { quest: 1 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: second?.title ?? '' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the menu' }));
    await expect(args.onQuestLeft).toHaveBeenCalledOnce();
  },
};

/** A quest that is not there shows the menu. */
export const AMissingQuestShowsTheMenu: Story = {
  args: { quest: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Side Quests' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(typical.game.sideQuests.length);
  },
};

/** The one that the cursor is on is said to be current, and is brought into sight. */
export const TheCursorIsInSight: Story = {
  args: { cursor: 2 },
  parameters: { lcd: { heightPx: 200 } },
  play: async ({ canvas }) => {
    const choices = canvas.getAllByRole('button');
    await expect(choices.map((choice) => choice.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    const region = (await canvas.findByRole('region', { name: 'Screen' })).getBoundingClientRect();
    const last = choices[2]?.getBoundingClientRect() ?? new DOMRect();
    await expect(last.bottom).toBeLessThanOrEqual(region.bottom);
  },
};

/** The menu lists the three quests in the owner's order, each with its kind. */
export const TheMenuListsWhatThereIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((choice) => choice.textContent)).toEqual([
      'Slow Loading Streaming channel',
      'Hands on the Wheel Car-maker conference',
      'Best of Three Fighting-game tournament',
    ]);
  },
};

/** A detail tells the quest's story and leads to its page. */
export const ADetailTellsItsStory: Story = {
  args: { quest: 0 },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Slow Loading' });
    await expectInOrder(page, ['Slow Loading', 'Streaming channel', 'On Fridays', 'It is free.', 'Back to the menu']);
    await expect(linksOf(page)).toEqual([['Watch the channel', 'https://robin.example/slow-loading']]);
  },
};

/** What the résumé has beside the quests stands below the menu, and can be scrolled to. */
export const WhatIsBelowCanBeReached: Story = {
  args: { content: everySection },
  parameters: { lcd: { heightPx: 240 } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article');
    await expect(headingsOf(page, 3)).toEqual(expect.arrayContaining(['Volunteering', 'Publications', 'Interests']));
    await expect(linksOf(page)).toContainEqual(['Runbooks That Run', 'https://press.example/runbooks']);
    await expectScrolledTo(canvas, canvas.getByText('Ylva Berg, Tidewater'));
  },
};
