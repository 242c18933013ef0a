import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayerProfilePage } from '../../../src/console/pages/PlayerProfilePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * Name, class, playtime and the current quest beside a portrait; below them a bar for each
 * strength, six at most.
 *
 * **When:** the summary for those who read one page only. A bar is a strength with a bonus of 0 to
 * 5 or `MAX`: it is not a percentage, and no skill is graded here. With `value` a bar prints a
 * count, such as "22 years".
 *
 * ```json
 * {
 *   "player": { "class": "Front-end Ranger", "playtime": "20+ years", "bars": [{ "name": "Adaptable", "bonus": 4 }] },
 *   "quest": { "verb": "Join {company}", "anyCompany": "your company!" }
 * }
 * ```
 *
 * A known company stands in the quest, "Join Acme", and flies as a banner from the castle: its
 * whole name in the words, its initials on the flag.
 *
 * **A screen reader** hears a list of terms with their descriptions, then the bars as a list:
 * "Adaptable +4". Portrait and castle are decoration.
 */
const meta = {
  title: 'Console/Pages/Player profile',
  component: PlayerProfilePage,
  ...onScreen,
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player, the quest and four bars. */
export const Default: Story = {};

/** On the smallest phone a long word stays whole, because it stands below the portrait. */
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
