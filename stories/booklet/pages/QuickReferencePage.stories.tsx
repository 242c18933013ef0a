import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuickReferencePage } from '../../../src/booklet/pages/QuickReferencePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 2: the player's profile, with lines that lead from the picture to each fact; the bars, and a tip in its box.
 *
 * **When:** the page to keep open beside a call. It has the facts and bars of the console's profile, and one sentence more:
 *
 * ```json
 * { "manual": { "tip": "Lost? The bookmark in your browser works here, too." } }
 * ```
 *
 * Facts of more than one line lose their leaders, longer ones the larger letters; bars with a counted `value` say their unit whole.
 *
 * **A screen reader** hears terms and what they are, bars as a list, and the tip after its label. Leaders and picture are silent.
 */
const meta = {
  title: 'Booklet/Pages/Quick reference',
  component: QuickReferencePage,
  args: { content: typical, company: '', number: 2 },
} satisfies Meta<typeof QuickReferencePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The profile of a player whose visitor has not said where they are from. */
export const Default: Story = {};

/** The visit knows a company. */
export const Pocket288: Story = { ...inPocket, args: { company: 'Acme Inc' } };

const counted = [
  { name: 'At work', bonus: 5, value: '22 years' },
  { name: 'Spoken', bonus: 2, value: '2 languages' },
];

const player = { ...typical.game.player, class: 'Developer of many small and large maps and more…', bars: counted };

/** What is counted says its unit, whole, and the bars still stand below one another; a fact of two lines leaves air above the next label. */
export const CountedBars: Story = {
  args: { content: { ...typical, game: { ...typical.game, player } } },
  play: async ({ canvas }) => {
    const twoLines = canvas.getByText(player.class).getBoundingClientRect();
    await expect(canvas.getByText('Playtime').getBoundingClientRect().top - twoLines.bottom).toBeGreaterThan(2);
    for (const { value } of counted) {
      const shown = canvas.getByText(value);
      const page = shown.closest('article')?.getBoundingClientRect();
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
      await expect(shown.getBoundingClientRect().right).toBeLessThan(page?.right ?? 0);
    }
  },
};
