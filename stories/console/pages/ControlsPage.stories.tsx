import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlsPage } from '../../../src/console/pages/ControlsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The résumé's skills in groups, each next to a button of the console, and the languages below
 * them.
 *
 * **When:** the page lists skills and does not rate them. A group's `level` appears as text. With
 * more than four groups the buttons repeat.
 *
 * ```json
 * { "skills": [{ "name": "Development", "level": "Senior", "keywords": ["TypeScript", "React"] }] }
 * ```
 *
 * If the page has neither skills nor languages, one line replaces them. For the console's keys see
 * [Keyboard and gamepad](?path=/docs/console-keyboard-and-gamepad--docs).
 *
 * **A screen reader** hears a heading for each group and a list below it; the drawn buttons are
 * hidden.
 */
export default {
  title: 'Console/Pages/Controls',
  component: ControlsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof ControlsPage>;

type Story = StoryObj<typeof ControlsPage>;

export const Default: Story = {};
