import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickReferencePage } from '../../../src/booklet/pages/QuickReferencePage.tsx';
import { manualTexts } from '../../../src/index.ts';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 2: the player's profile, with lines from the picture to each fact, the skill bars, and a tip
 * in a box.
 *
 * **When:** an employer keeps it open during a call. It has the facts and bars of the console's
 * profile, plus one sentence:
 *
 * ```json
 * { "manual": { "tip": "Lost? The bookmark in your browser works here, too." } }
 * ```
 *
 * A long fact has smaller text. A profile with a fact of more than two lines has no leader lines. A
 * bar with a `value` shows the value with its unit. For a visitor who named a company, the picture
 * is the company's gate: see _Company gate_.
 *
 * **A screen reader** hears terms with their descriptions, bars as a list, and the tip after its
 * label. Leader lines and picture are hidden; the quest names the company.
 */
export default {
  title: 'Booklet/Pages/Quick reference',
  component: QuickReferencePage,
  args: { view: manualTexts(typical, '').quick, number: 2 },
} satisfies Meta<typeof QuickReferencePage>;

type Story = StoryObj<typeof QuickReferencePage>;

/** The profile for a visitor who has not named a company. */
export const Default: Story = {};

/** For a visitor's company, the hero has arrived at its gate, where a banner has its name. */
export const Company: Story = { args: { view: manualTexts(typical, 'Acme').quick } };

/** The company's gate on the smallest phone. */
export const Pocket288: Story = { ...inPocket, args: { view: manualTexts(typical, 'Acme Inc').quick } };

const countedBars = [
  { name: 'At work', bonus: 5, value: '22 years' },
  { name: 'Spoken', bonus: 2, value: '2 languages' },
];

const player = { ...typical.game.player, class: 'Developer of many small and large maps and more…', bars: countedBars };

/**
 * Bars with a counted value show its whole unit and stay aligned. A fact of two lines keeps its
 * distance from the next label.
 */
export const CountedBars: Story = {
  args: { view: manualTexts({ ...typical, game: { ...typical.game, player } }, '').quick },
};
