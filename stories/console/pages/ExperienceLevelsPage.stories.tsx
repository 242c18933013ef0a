import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceLevelsPage } from '../../../src/console/pages/ExperienceLevelsPage.tsx';
import { everyField, typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * Today's job, a path with a stone for each level, then work and training as levels 1 to 5 and a bonus stage, the oldest first.
 *
 * **When:** six entries are levels. Of more, those that weigh most are: jobs before courses, then the longer, then the later; the others are counted in one line that
 * names the plain résumé. The bonus stage is what is still going on. An owner may choose instead:
 *
 * ```json
 * { "levels": ["Waiter, Café Sol", "Web Developer, Meridian Maps"] }
 * ```
 *
 * Lengths are worked out from the dates ("2 yrs 3 mos"). A second position at one company says "Same company" instead of its name. Certificates and awards
 * stand below.
 *
 * **Keys:** up and down scroll; Tab goes from stone to stone, and Enter on one goes to its level.
 *
 * **A screen reader** hears the path as a navigation called "Levels". A press on a stone puts the focus on the level's heading, so reading goes on there.
 */
const meta = {
  title: 'Console/Pages/Experience levels',
  component: ExperienceLevelsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Levels 1 to 5 and the bonus stage. */
export const Default: Story = {};

/** Two positions at one company, what the company is, certificates and awards; texts with markup. */
export const EverySection: Story = { args: { content: everyField } };
