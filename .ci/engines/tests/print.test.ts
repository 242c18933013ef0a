import { describe, expect, inject, test } from 'vitest';
import { expectManualOnPaper } from '../../../site/e2e/expectManualOnPaper.ts';
import { printedSheets, wordsOfPages } from '../../../site/e2e/printedManual.ts';
import { inEachEngine } from '../inEachEngine.ts';

const address = `${inject('engineSite')}/flipbook`;

inEachEngine(
  (open) => {
    describe('the manual on paper is its eight pages, none split', () => {
      test.each([
        ['A4', false],
        ['Letter', false],
        ['A4', true],
      ] as const)('%s, landscape: %s', async (format, landscape) => {
        const view = await open();
        await view.goto(`${address}#company=Zyxwacme`);
        await view.evaluate(whenNamed, 'Zyxwacme');
        const pages = await view.evaluate(wordsOfPages);
        const bytes = await view.print({ format, landscape });
        await expectManualOnPaper(bytes, { pages, landscape });
        const letter = landscape ? 1 : 0;
        expect((await printedSheets(bytes))[letter]?.holds(['Zyxwacme'])).toBe(true);
      });

      test('without scripts', async () => {
        const view = await open({ scripts: false });
        await view.goto(address);
        const pages = await view.evaluate(wordsOfPages);
        await expectManualOnPaper(await view.print({ format: 'A4', landscape: false }), { pages, landscape: false });
      });
    });
  },
  { among: ({ canPrint }) => canPrint },
);

/** Resolves once the letter greets a company: the page has come alive. */
const whenNamed = (company: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.body.textContent?.includes(company)) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
