import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { expectInOrder, saying } from '../../play/reading.ts';
import type { Canvas } from '../play.ts';
import looks from './CoverLetterPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/Cover letter/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

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

/** The letter to a company is read from its salutation to the owner's name, and says where the owner wants to go. */
export const TheLetterNamesTheCompany: Story = {
  args: { company: 'Acme Inc' },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Cover Letter' }), [
      'Dear Acme Inc team,',
      'I make web pages that work',
      'I would like to do it at Acme Inc, and',
      'Yours sincerely,',
      'Robin Vale',
    ]);
    await expect(canvas.queryByText(/\{|\}|Dear hiring team/)).not.toBeInTheDocument();
  },
};

/** Each name, and what is shown of it. */
const names = [
  ['from right to left', 'شركة النور!', 'شركة النور!'],
  ['a mark of direction that has no end', '\u202EAcme', '\u202EAcme'],
  ['one that would end what keeps it apart', '\u2069\u202EAcme', '\u202EAcme'],
] as const;

/** A name from right to left, or with a mark that turns what follows it, leaves the words of the sentence in their order. */
export const ANameTurnsNothing: Story = {
  render: (args) => (
    <>
      {names.map(([claim, company]) => (
        <div key={claim} data-testid={claim}>
          <CoverLetterPage {...args} company={company} />
        </div>
      ))}
    </>
  ),
  // The same page three times.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, step }) => {
    for (const [claim, , shown] of names) {
      await step(claim, () => expectInPlace(within(canvas.getByTestId(claim)), `Dear ${shown} team,`));
    }
  },
};
