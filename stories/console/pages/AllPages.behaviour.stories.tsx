import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { consoleAt } from '../../../src/console/engine/ConsoleState.ts';
import { consoleParts } from '../../../src/console/pages/ConsolePartsContext.ts';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { CurrentPage } from '../../../src/console/pages/CurrentPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { saying } from '../../play/reading.ts';
import { onScreen } from '../onLcd.tsx';
import type { Canvas } from '../play.ts';

const meta = {
  title: 'Console/Pages/All pages/Behaviour',
  component: CurrentPage,
  loaders: [consoleParts.load],
  tags: ['!autodocs', 'behaviour'],
  decorators: onScreen.decorators,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    content: typical,
    state: consoleAt('instructions'),
    onEvent: () => {},
    company: '',
    onCompany: () => {},
    onDraft: () => {},
  },
} satisfies Meta<typeof CurrentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the form open all text is complete, so the story need not wait for it. */
export const TheOpenFormCompletesTheText: Story = {
  args: { state: { page: 'title', form: 'open', startMenu: 'closed' } },
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await expect(answer.parentElement?.querySelector('[data-phase="done"]')).toBeInTheDocument();
    await expect(answer).toHaveAccessibleDescription(/which company/i);
  },
};

/**
 * The open form changes the question's accessible name, and a press on the question focuses the
 * field.
 */
export const TheAnswerButtonFocusesTheField: Story = {
  args: { state: { page: 'title', form: 'open', startMenu: 'closed' } },
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await expect(answer).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(answer);
    await expect(canvas.getByRole('textbox', { name: 'Company Name' })).toHaveFocus();
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
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/**
 * Each stone of the path, and the castle at its end, scrolls to its level and focuses the level's
 * heading.
 */
export const StonesScrollToTheirLevels: Story = {
  args: { state: consoleAt('levels') },
  parameters: { lcd: { heightPx: 440 } },
  play: async ({ canvas }) => {
    const path = within(await canvas.findByRole('navigation', { name: 'Levels' }));
    for (const name of ['Level 4', 'Bonus Stage']) {
      const heading = canvas.getByRole('heading', { level: 3, name });
      const stone = path.getByRole('button', { name });
      await expect(stone).not.toHaveAccessibleDescription();
      await userEvent.click(stone);
      await expect(heading).toHaveFocus();
      const screen = canvas.getByRole('region', { name: 'Screen' }).getBoundingClientRect();
      await waitFor(() => expect(heading.getBoundingClientRect().bottom).toBeLessThan(screen.bottom));
    }
  },
};

/** The quest under the cursor is marked as current and scrolls into view. */
export const TheCursorScrollsIntoView: Story = {
  args: { state: { page: 'side-quests', shows: 'list', cursor: 2, startMenu: 'closed' } },
  parameters: { lcd: { heightPx: 200 } },
  play: async ({ canvas }) => {
    const choices = await canvas.findAllByRole('button');
    await expect(choices.map((choice) => choice.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    const region = (await canvas.findByRole('region', { name: 'Screen' })).getBoundingClientRect();
    await expect(choices[2]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.bottom);
  },
};

/** Checks that the letters before and after the name run from left to right. */
async function expectInPlace(canvas: Canvas, text: string) {
  const { firstChild, lastChild } = saying(canvas, text);
  const leftOf = (node: ChildNode | null, letter: number) => {
    if (!node) throw new Error(`"${text}" has no words around the name.`);
    const range = document.createRange();
    range.setStart(node, letter);
    range.setEnd(node, letter + 1);
    return range.getBoundingClientRect().left;
  };
  const lefts = [leftOf(firstChild, 0), leftOf(firstChild, 3), leftOf(lastChild, 1), leftOf(lastChild, 5)];
  await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
}

/** Each name, and its visible form. */
const names = [
  ['from right to left', 'شركة النور!', 'شركة النور!'],
  ['a mark of direction that has no end', '\u202EAcme', '\u202EAcme'],
  ['one that would end what keeps it apart', '\u2069\u202EAcme', '\u202EAcme'],
] as const;

/**
 * A name from right to left, or with a direction mark, leaves the order of the sentence's words
 * unchanged.
 */
export const ANameKeepsTheWordOrder: Story = {
  render: ({ content }) => (
    <>
      {names.map(([claim, company]) => (
        <div key={claim} data-testid={claim}>
          <CoverLetterPage content={content} company={company} />
        </div>
      ))}
    </>
  ),
  // The same page three times.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, step }) => {
    for (const [claim, , visibleText] of names) {
      await step(claim, () => expectInPlace(within(canvas.getByTestId(claim)), `Dear ${visibleText} team,`));
    }
  },
};
