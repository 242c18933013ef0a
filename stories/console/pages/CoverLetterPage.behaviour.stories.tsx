import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { expectInOrder, saying } from '../../play/reading.ts';
import { onLcd } from '../onLcd.tsx';
import { type Canvas, expectScrolledTo } from '../play.ts';

const meta = {
  title: 'Console/Pages/Cover letter/Behaviour',
  tags: ['!autodocs'],
  component: CoverLetterPage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical, company: '' },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letters before and after the name stand from left to right. */
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

/** The letter to everybody is read from its salutation to the owner's name, and addresses no company. */
export const TheLetterToEverybody: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Cover Letter' }), [
      'Dear hiring team,',
      'I make web pages that work',
      'people who care how it turns out',
      'Yours sincerely,',
      'Robin Vale',
    ]);
    await expect(canvas.queryByText(/\{|\}/)).not.toBeInTheDocument();
  },
};

/** The letter to a company names it in the salutation and where it says what the owner wants. */
export const TheLetterNamesTheCompany: Story = {
  args: { company: 'Acme Inc' },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article'), [
      'Dear Acme Inc team,',
      'I would like to do it at Acme Inc, and',
      'Robin Vale',
    ]);
    await expect(canvas.queryByText('Dear hiring team,')).not.toBeInTheDocument();
  },
};

/** A company's name is text, whatever stands in it. */
export const ANameIsOnlyText: Story = {
  args: { company: '<b>$& {name}</b>' },
  play: async ({ canvas }) => {
    await expect(saying(canvas, 'Dear <b>$& {name}</b> team,')).toBeVisible();
  },
};

/** A name from right to left, or with a mark that turns what follows it, leaves the words of the sentence in their order. */
export const ANameTurnsNothing: Story = {
  args: { company: 'شركة النور!' },
  play: ({ args, canvas }) => expectInPlace(canvas, `Dear ${args.company} team,`),
};

/** The same for a mark of direction that has no end. */
export const AMarkOfDirectionTurnsNothing: Story = {
  ...ANameTurnsNothing,
  args: { company: '\u202EAcme' },
};

/** The same for one that would end what keeps it apart. */
export const AnEndOfIsolationTurnsNothing: Story = {
  ...ANameTurnsNothing,
  args: { company: '\u2069\u202EAcme' },
  play: ({ canvas }) => expectInPlace(canvas, 'Dear \u202EAcme team,'),
};

/** An owner with one letter sends it to everybody, known or not. */
export const OneLetterIsForEverybody: Story = {
  args: {
    company: 'Acme Inc',
    content: { ...typical, game: { ...typical.game, letters: { ...typical.game.letters, personal: [] } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dear hiring team,')).toBeVisible();
    await expect(canvas.queryByText(/Acme/)).not.toBeInTheDocument();
  },
};

/** On a small screen the letter can be scrolled to its signature. */
export const TheSignatureCanBeReached: Story = {
  parameters: { lcd: { heightPx: 240 } },
  play: ({ canvas }) => expectScrolledTo(canvas, canvas.getByText('Robin Vale')),
};
