import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InstructionsPage } from '../../../src/console/pages/InstructionsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

const withoutCurrentJob = {
  ...typical.resume,
  work: typical.resume.work?.map((job) => ({ ...job, endDate: job.endDate ?? '2025-06' })),
};

/**
 * The owner's welcome, the first button to press, and every button with its keys.
 *
 * **When:** it is the first page, and the one that a browser without scripts shows. The line "Press
 * A to continue..." is fixed; the paragraphs below it are the owner's, two or three short ones at
 * most, so that the buttons are visible without scrolling.
 *
 * ```json
 * { "console": { "instructions": ["Welcome, hiring hero.", "No batteries needed."] } }
 * ```
 *
 * **The hero** waves once, from 400 ms after the page appears, and blinks. Under reduced motion he
 * stands. Under the name, one line names the current job; between jobs there is none.
 *
 * **Keys:** the list is printed from `bindings`, which keyboard and gamepads read, too, so it is
 * never out of date. The line about gamepads gives the positions of A and B, because manufacturers
 * label them differently.
 *
 * **A screen reader** hears each line as the button's name, what it does, and the keys. The picture
 * is hidden.
 */
export default {
  title: 'Console/Pages/Instructions',
  component: InstructionsPage,
  ...onScreen,
  args: { content: typical, frozenMs: 0 },
} satisfies Meta<typeof InstructionsPage>;

type Story = StoryObj<typeof InstructionsPage>;

/** The text that a screen reader gets from an element: all except hidden parts. */
function accessibleText(element: HTMLElement): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('[aria-hidden="true"]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  while (texts.nextNode()) text += texts.currentNode.nodeValue;
  return text.replace(/\s+/g, ' ').trim();
}

/** The guide reads as sentences: pictures have no names, and keys have their spoken names. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const guide = within(canvas.getByRole('heading', { name: 'Buttons' }).parentElement ?? document.body);
    await expect(guide.getAllByRole('listitem').map(accessibleText)).toEqual([
      'Up: scroll up. Keys: up arrow.',
      'Down: scroll down. Keys: down arrow.',
      'Left, or B: back. Keys: left arrow, Z, B, Escape.',
      'Right, or A: next. Keys: right arrow, X, A.',
      'Select: title page. Keys: Backspace.',
      'Start: menu. Keys: Enter.',
    ]);
    await expect(guide.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** The second of the wave's three moments. */
export const Waving: Story = { args: { frozenMs: 600 } };

/** At the wave's end. */
export const Blinking: Story = { args: { frozenMs: 850 } };

export const AfterTheWave: Story = { args: { frozenMs: 940 } };

/** After the last job's end. */
export const NoCurrentJob: Story = { args: { content: { ...typical, resume: withoutCurrentJob } } };
