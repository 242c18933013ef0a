import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayerProfilePage } from '../../../src/console/pages/PlayerProfilePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * Name, class, playtime and the current quest next to a portrait, with at most six skill bars
 * below.
 *
 * **When:** it is the summary for visitors who read only one page. A bar has a bonus from 0 to 5 or
 * `MAX`; it is neither a percentage nor a grade. With `value` a bar prints a count, such as "22
 * years".
 *
 * ```json
 * {
 *   "player": { "class": "Front-end Ranger", "playtime": "20+ years", "bars": [{ "name": "Adaptable", "bonus": 4 }] },
 *   "quest": { "verb": "Join {company}", "anyCompany": "your company!" }
 * }
 * ```
 *
 * If the visitor's company is known, the quest names it ("Join Acme"), and the picture is the
 * company's gate: see _Company gate_.
 *
 * **A screen reader** hears two description lists, then the bars as a list: "Adaptable +4".
 * Portrait and gate are decoration.
 */
export default {
  title: 'Console/Pages/Player profile',
  component: PlayerProfilePage,
  ...onScreen,
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

type Story = StoryObj<typeof PlayerProfilePage>;

export const Default: Story = {};

/** The gate of the visitor's company. */
export const Company: Story = { args: { company: 'Northwind Games' } };

/** On the smallest phone a long word moves the portrait below the facts and stays whole. */
export const LongWord: Story = {
  args: {
    content: {
      ...typical,
      game: { ...typical.game, player: { ...typical.game.player, class: 'Softwareentwicklerin' } },
    },
  },
  parameters: { lcd: { widthPx: 288 } },
  play: async ({ canvas }) => {
    const word = await canvas.findByText('Softwareentwicklerin');
    await expect(word.getClientRects()).toHaveLength(1);
  },
};
