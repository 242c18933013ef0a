import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotesPage } from '../../../src/booklet/pages/NotesPage.tsx';
import { manualTexts } from '../../../src/index.ts';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 6: 13 ruled lines to write on, with the mascot in the corner.
 *
 * **When:** it is for print. Visitors cannot type here, because their notes would be lost at the
 * next visit.
 *
 * The page and the PDF share the number of lines. Lines end before the mascot.
 *
 * **A screen reader** hears one picture, "13 empty lines to write on", instead of thirteen
 * separators.
 */
export default {
  title: 'Booklet/Pages/Notes',
  component: NotesPage,
  args: { view: manualTexts(typical, '').notes, number: 6 },
} satisfies Meta<typeof NotesPage>;

type Story = StoryObj<typeof NotesPage>;

/** 13 ruled lines, none of them behind the mascot. Nothing takes focus or accepts text. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('a, button, input, textarea, [tabindex]')).toBeNull();
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAccessibleName('13 empty lines to write on');
    const boxes = Array.from(picture.children, (part) => part.getBoundingClientRect());
    const [mascot = new DOMRect(), ...lines] = boxes;
    await expect(lines.filter(({ right, bottom }) => right > mascot.left && bottom > mascot.top)).toEqual([]);
  },
};

export const Pocket288: Story = inPocket;
