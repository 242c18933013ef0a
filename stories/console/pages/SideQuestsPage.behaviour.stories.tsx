import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { everySection } from '../../content/fixtures.ts';
import { expectInOrder, headingsOf, linksOf } from '../../play/reading.ts';
import { expectScrolledTo } from '../play.ts';
import looks from './SideQuestsPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/Side quests/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu lists the three quests in the owner's order, each with its kind. A choice says which quest it was. */
export const ChoosingSaysWhich: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button').map((choice) => choice.textContent)).toEqual([
      'Slow Loading Streaming channel',
      'Hands on the Wheel Car-maker conference',
      'Best of Three Fighting-game tournament',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /Hands on the Wheel/ }));
    await expect(args.onQuestChosen).toHaveBeenCalledWith(1);
  },
};

/** A detail tells the quest's story and leads to its page. Its back button asks for the menu. */
export const ADetailTellsItsStory: Story = {
  args: { quest: 0 },
  play: async ({ args, canvas }) => {
    const page = canvas.getByRole('article', { name: 'Slow Loading' });
    await expectInOrder(page, ['Slow Loading', 'Streaming channel', 'On Fridays', 'It is free.', 'Back to the menu']);
    await expect(linksOf(page)).toEqual([['Watch the channel', 'https://robin.example/slow-loading']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the menu' }));
    await expect(args.onQuestLeft).toHaveBeenCalledOnce();
  },
};

/** A quest that is not there shows the menu. */
export const AMissingQuestShowsTheMenu: Story = {
  args: { quest: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Side Quests' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
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
