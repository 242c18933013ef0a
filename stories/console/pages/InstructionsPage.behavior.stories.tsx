import { expect, within } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { expectPage } from '../play.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/Instructions/Behavior',
  ...atPage('instructions'),
};

/** One press leads from the first page to the levels. */
export const LevelsAreOnePressAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Levels' }));
    await expectPage(canvas, 'Experience Levels');
  },
};

/** A summary that the owner keeps off the console is not here either. */
export const SummaryCanBeOmitted: Story = {
  args: { content: { ...typical, game: { ...typical.game, sections: { console: ['work', 'skills'] } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Buttons' })).toBeInTheDocument();
    await expect(canvas.queryByText(/Web developer with a print/)).not.toBeInTheDocument();
  },
};

/** The guide reads as sentences: pictures have no names, and keys have their spoken names. */
export const TheGuideReadsAsSentences: Story = {
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

/** The text that a screen reader gets from an element: all except hidden parts. */
function accessibleText(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('[aria-hidden="true"]')) part.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
