import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceLevelsPage } from '../../../src/console/pages/ExperienceLevelsPage.tsx';
import { everyField, typical } from '../../content/fixtures.ts';
import { inEachState } from '../../play/states.tsx';
import { onScreen } from '../onLcd.tsx';

/**
 * The current job, a path with a stone for each numbered level, then jobs and education as levels
 * 1 to 5 and a bonus stage, the oldest first.
 *
 * **When:** up to six entries are levels. If there are more, the current job, leadership roles, a
 * doctorate and the newest employers become levels, then longer jobs and education; one line counts the
 * others. The sixth is the bonus stage: the current job, or else the latest. The owner can choose:
 *
 * ```json
 * { "levels": ["Waiter, Café Sol", "Web Developer, Meridian Maps"] }
 * ```
 *
 * Lengths are computed from the dates ("2 yrs 3 mos"). A level at the same company as the previous
 * one says "Same company" instead of the name. Certificates and awards are below.
 *
 * The path stays at the top of the screen (on a low screen, in smaller dots), and the hero walks to the
 * stone of the visible level. A press, which scrolls by 100 px, is a stride of two steps. At the bonus
 * stage he stands at the castle. With reduced motion he stands at the stone and does not walk.
 *
 * **Keys:** up and down scroll; Tab moves from stone to stone, and Enter scrolls to the stone's
 * level.
 *
 * **A screen reader** hears the path as a navigation named "Levels". A press on a stone moves the
 * focus to the level's heading, so reading continues there. The hero is decoration.
 */
export default {
  title: 'Console/Pages/Experience levels',
  component: ExperienceLevelsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

type Story = StoryObj<typeof ExperienceLevelsPage>;

/** A screen as tall as the page shows its end, so the hero stands at the castle. */
export const Default: Story = {};

/** Three positions at one company, a company description, certificates, awards and markup. */
export const EverySection: Story = { args: { content: everyField } };

/** The hero strides from the third stone to the fourth. */
export const HeroStriding: Story = { args: { frozenWalk: { position: -1.5, step: 'striding' } } };

/** The other step, at the last stone. */
export const HeroPassing: Story = { args: { frozenWalk: { position: 0, step: 'passing' } } };

/** Stones and castle at rest, hovered, focused and pressed. */
export const States: Story = inEachState({ heightPx: 400 });

/** A low screen has the path in smaller dots, above the current job. */
export const LowScreen: Story = {
  args: { frozenWalk: { position: -1.5, step: 'striding' } },
  parameters: { lcd: { widthPx: 464, heightPx: 286 } },
};

/** On a wide screen, the sky continues beside the picture, in forced colors, too. */
export const ForcedColors: Story = {
  parameters: {
    lcd: { widthPx: 640, heightPx: 576 },
    visual: { media: { forcedColors: 'active', colorScheme: 'dark' } },
  },
};
