import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstructionsPage } from '../../../src/console/pages/InstructionsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The owner's welcome, the first button to press, and every button with its keys.
 *
 * **When:** always first, and the page that a browser without scripts shows. The line "Press A to
 * continue..." is fixed; the paragraphs below it are the owner's, at most two or three short ones,
 * because the buttons should be seen without scrolling.
 *
 * ```json
 * { "console": { "instructions": ["Welcome, hiring hero.", "No batteries needed."] } }
 * ```
 *
 * **Keys:** the list is printed from `bindings`, the one table that keyboard and gamepads read too,
 * so it is never out of date. The line about gamepads names the places of A and B, since each maker
 * letters them differently.
 *
 * **A screen reader** hears each line as the button's name, what it does, and the keys. The picture
 * says nothing.
 */
const meta = {
  title: 'Console/Pages/Instructions',
  component: InstructionsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof InstructionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The instructions with the real key bindings. */
export const Default: Story = {};
