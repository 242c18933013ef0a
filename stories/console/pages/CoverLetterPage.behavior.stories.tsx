import { expect, within } from 'storybook/test';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { paragraphWith } from '../../play/reading.ts';
import type { Canvas } from '../play.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/Cover letter/Behavior',
  ...atPage('letter'),
};

/** Expects the characters before and after the name to run from left to right. */
async function expectLeftToRight(canvas: Canvas, text: string) {
  const { firstChild, lastChild } = paragraphWith(canvas, text);
  const leftOf = (node: ChildNode | null, index: number) => {
    if (!node) throw new Error(`"${text}" has no words around the name.`);
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().left;
  };
  const lefts = [leftOf(firstChild, 0), leftOf(firstChild, 3), leftOf(lastChild, 1), leftOf(lastChild, 5)];
  await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
}

/** The kind of each name, the name, and its visible form. */
const names = [
  ['a right-to-left name', 'شركة النور!', 'شركة النور!'],
  ['an unclosed direction override', '\u202EAcme', '\u202EAcme'],
  ['a mark that would close the name’s isolation', '\u2069\u202EAcme', '\u202EAcme'],
] as const;

/** A right-to-left name, or one with a direction mark, keeps the word order of the sentence. */
export const ANameKeepsTheWordOrder: Story = {
  render: ({ content }) => (
    <>
      {names.map(([kind, company]) => (
        <div key={kind} data-testid={kind}>
          <CoverLetterPage content={content} company={company} />
        </div>
      ))}
    </>
  ),
  // The same page three times.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, step }) => {
    for (const [kind, , visibleText] of names) {
      await step(kind, () => expectLeftToRight(within(canvas.getByTestId(kind)), `Dear ${visibleText} team,`));
    }
  },
};
