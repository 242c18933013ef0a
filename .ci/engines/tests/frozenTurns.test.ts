import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BookWindow, openBook } from '../BookWindow.ts';
import { inEachEngine } from '../inEachEngine.ts';
import type { TestBookProps } from '../pages/TestBook.ts';
import { compareWithPaper, type PagesOfTurn } from '../paper/compareWithPaper.ts';
import { hardPaper } from '../paper/hardPaper.ts';
import { pictureOf } from '../paper/picture.ts';
import { softPaper } from '../paper/softPaper.ts';

const page = { width: 300, height: 400 };
const failed = join(import.meta.dirname, '../../../dist/engines/failed');

/** Fewer points than that would show nothing of a part. A board that stands upright shows few. */
const leastPoints = 20;

/** A book that is held in a turn, and which page is to be seen where. */
interface Case {
  readonly title: string;
  readonly props?: Partial<TestBookProps>;
  readonly startPage: number;
  readonly direction: 'forward' | 'back';
  readonly side: 'left' | 'right';
  readonly isPortrait?: boolean;
  readonly isHard?: boolean;
  readonly pages: PagesOfTurn;
}

const rtl = { direction: 'rtl' } as const;
const cover = { showCover: true } as const;

const cases: readonly Case[] = [
  {
    title: 'forward',
    startPage: 2,
    direction: 'forward',
    side: 'right',
    pages: { front: 3, back: 4, revealed: 5, covered: 2 },
  },
  {
    title: 'back',
    startPage: 2,
    direction: 'back',
    side: 'left',
    pages: { front: 2, back: 1, revealed: 0, covered: 3 },
  },
  {
    title: 'forward, right to left',
    props: rtl,
    startPage: 2,
    direction: 'forward',
    side: 'left',
    pages: { front: 3, back: 4, revealed: 5, covered: 2 },
  },
  {
    title: 'back, right to left',
    props: rtl,
    startPage: 2,
    direction: 'back',
    side: 'right',
    pages: { front: 2, back: 1, revealed: 0, covered: 3 },
  },
  {
    title: 'forward in portrait',
    startPage: 2,
    direction: 'forward',
    side: 'right',
    isPortrait: true,
    pages: { front: 2, back: null, revealed: 3, covered: null },
  },
  {
    title: 'back in portrait',
    startPage: 2,
    direction: 'back',
    side: 'right',
    isPortrait: true,
    pages: { front: 1, back: null, revealed: 2, covered: null },
  },
  {
    title: 'forward in portrait, right to left',
    props: rtl,
    startPage: 2,
    direction: 'forward',
    side: 'left',
    isPortrait: true,
    pages: { front: 2, back: null, revealed: 3, covered: null },
  },
  {
    title: 'back in portrait, right to left',
    props: rtl,
    startPage: 2,
    direction: 'back',
    side: 'left',
    isPortrait: true,
    pages: { front: 1, back: null, revealed: 2, covered: null },
  },
  {
    title: 'the cover opens',
    props: cover,
    startPage: 0,
    direction: 'forward',
    side: 'right',
    isHard: true,
    pages: { front: 0, back: 1, revealed: 2, covered: null },
  },
  {
    title: 'the cover closes',
    props: cover,
    startPage: 1,
    direction: 'back',
    side: 'left',
    isHard: true,
    pages: { front: 1, back: 0, revealed: null, covered: 2 },
  },
  {
    title: 'the back cover closes',
    props: cover,
    startPage: 5,
    direction: 'forward',
    side: 'right',
    isHard: true,
    pages: { front: 6, back: 7, revealed: null, covered: 5 },
  },
  {
    title: 'the cover opens, right to left',
    props: { ...cover, ...rtl },
    startPage: 0,
    direction: 'forward',
    side: 'left',
    isHard: true,
    pages: { front: 0, back: 1, revealed: 2, covered: null },
  },
];

inEachEngine((open) => {
  describe('a turn held still shows the right page on the flat part, on the flap and beneath', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open, { width: 800, height: 640 });
    });

    describe.each(cases)('$title', (one) => {
      // A board does not care by which corner it is held.
      const corners = one.isHard ? (['bottom'] as const) : (['bottom', 'top'] as const);
      test.each(corners.flatMap((corner) => [0.25, 0.5, 0.75].map((progress) => ({ corner, progress }))))(
        'by the $corner corner at $progress',
        async ({ corner, progress }) => {
          const { props, startPage, direction, isPortrait = false, isHard = false } = one;
          await book.resize(isPortrait ? 500 : 800, 640);
          const turn = { direction, corner, progress };
          await book.mount({ pageCount: 8, bare: true, drawShadow: false, startPage, turn, ...props });
          const paper = { corner, course: isPortrait && direction === 'back' ? 'home' : 'across' } as const;
          const png = await book.screenshot();
          const { counts, misplaced } = compareWithPaper(await pictureOf(png), {
            ...one,
            isPortrait,
            page,
            box: await book.evaluate(() => window.testBook.box()),
            partAt: (isHard ? hardPaper : softPaper)(paper, progress, page),
          });
          if (misplaced.length > 0) keep(png, `${one.title}, ${corner}, ${progress}`);
          expect(misplaced.slice(0, 10), `${misplaced.length} points, counts ${JSON.stringify(counts)}`).toEqual([]);
          const side = isHard && progress < 0.5 ? 'front' : 'back';
          for (const part of [side, 'revealed', 'beside'] as const) {
            expect(counts[part] ?? 0, `points of ${part}`).toBeGreaterThanOrEqual(leastPoints);
          }
        },
      );
    });
  });
});

/** Keeps a picture to be looked at. */
function keep(png: Buffer, name: string): void {
  mkdirSync(failed, { recursive: true });
  writeFileSync(join(failed, `${expect.getState().currentTestName?.split(' > ')[0]} ${name}.png`), png);
}
