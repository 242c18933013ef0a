import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelingGuidePage } from '../../../src/booklet/pages/LevelingGuidePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 3: work and training as levels 1 to 5 and a bonus stage, as printed guides had them.
 *
 * **When:** this is the manual's page without jokes. It shortens the jobs until all fit: it drops
 * their highlights first, then summaries, and finally the oldest jobs. It counts what it leaves
 * out, and the plain résumé has everything. The pocket edition and the text view are complete.
 *
 * ```json
 * { "work": [{ "name": "Meridian Maps", "position": "Web Developer", "startDate": "2022-03", "highlights": ["…"] }] }
 * ```
 *
 * The console has the same levels: see [Experience
 * levels](?path=/docs/console-pages-experience-levels--docs).
 *
 * **A screen reader** hears a heading for each level, then role, place and length. The badge is
 * decoration.
 */
const meta = {
  title: 'Booklet/Pages/Leveling guide',
  component: LevelingGuidePage,
  args: { content: typical, number: 3 },
} satisfies Meta<typeof LevelingGuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five levels and a bonus stage. */
export const Default: Story = {};

export const Pocket288: Story = inPocket;
