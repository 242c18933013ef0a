import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { type BookWindow, openBook } from './BookWindow.ts';
import { compareWithPaper } from './paper/compareWithPaper.ts';
import { type PaperTurn, paperAt } from './paper/paperAt.ts';
import { type TurnCase, turnCases } from './paper/turnCases.ts';

const page = { width: 300, height: 400 };
const failed = join(import.meta.dirname, '../../../../dist/browsers/failed');

/** Fewer points would prove nothing about a part. An upright board shows few. */
const minPoints = 20;

type Moment = Pick<PaperTurn, 'corner' | 'progress'>;

/** The moments of a frozen turn. A board turns the same way by either corner, so one is enough. */
const moments = ({ isHard }: TurnCase): readonly Moment[] =>
  (isHard ? (['bottom'] as const) : (['bottom', 'top'] as const)).flatMap((corner) =>
    [0.25, 0.5, 0.75].map((progress) => ({ corner, progress })),
  );

inEachBrowser((open, { name }) => {
  describe('a turn held still shows the right page on the flat part, on the flap and beneath', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
    });

    describe.each(turnCases)('$title', (turnCase) => {
      test.each(moments(turnCase))('by the $corner corner at $progress', async (moment) => {
        const png = await pictureHeld(book, turnCase, moment);
        const { counts, misplaced } = await compareWithPaper(png, {
          ...turnCase,
          page,
          box: await book.evaluate(() => window.testBook.box()),
          partAt: paperAt({ ...moment, isHard: turnCase.isHard, course: courseOf(turnCase) }, page),
        });
        if (misplaced.length > 0) keep(png, `${name} ${turnCase.title}, ${moment.corner}, ${moment.progress}`);
        expect(misplaced.slice(0, 10), `${misplaced.length} points, counts ${JSON.stringify(counts)}`).toEqual([]);
        const leaf = turnCase.isHard && moment.progress < 0.5 ? 'front' : 'back';
        expect(Math.min(...[leaf, 'revealed', 'beside'].map(countIn(counts)))).toBeGreaterThanOrEqual(minPoints);
      });
    });
  });
});

async function pictureHeld(book: BookWindow, turnCase: TurnCase, moment: Moment): Promise<Buffer> {
  const { props, startPage, direction, isPortrait } = turnCase;
  await book.resize(isPortrait ? 500 : 800, 640);
  const turn = { direction, ...moment };
  await book.mount({ pageCount: 8, bare: true, drawShadow: false, startPage, turn, ...props });
  return book.screenshot();
}

const courseOf = ({ isPortrait, direction }: TurnCase) => (isPortrait && direction === 'back' ? 'home' : 'across');

/** Parts that were never sampled were not found in the right place either. */
const countIn = (counts: Readonly<Record<string, number>>) => (part: string) => counts[part] ?? 0;

/** Saves a picture for inspection. */
function keep(png: Buffer, name: string): void {
  mkdirSync(failed, { recursive: true });
  writeFileSync(join(failed, `${name}.png`), png);
}
