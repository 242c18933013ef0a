import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlsPage } from '../../../src/console/pages/ControlsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The skills of the résumé, in groups, each beside a button of the console; below them the
 * languages.
 *
 * **When:** skills are listed, not rated. A group's `level` appears as its word. With more than
 * four groups the buttons repeat.
 *
 * ```json
 * { "skills": [{ "name": "Development", "level": "Senior", "keywords": ["TypeScript", "React"] }] }
 * ```
 *
 * The words come from `resume.json` alone. Long words break where the language breaks them, and a
 * résumé without skills has one line that says so. For the console's keys see [Keyboard and
 * gamepad](?path=/docs/console-keyboard-and-gamepad--docs).
 *
 * **A screen reader** hears a heading for each group and a list below it; the drawn buttons are
 * silent.
 */
const meta = {
  title: 'Console/Pages/Controls',
  component: ControlsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof ControlsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four groups of skills. */
export const Default: Story = {};
