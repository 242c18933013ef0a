// For any owner, no text on paper is too small to be read; and no room is wasted while something is left out.
import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/content/Content.ts';
import { arabic, long, sparse, typical } from '../../stories/content/fixtures.ts';
import type { DocumentFile } from './documentFiles.ts';
import { compiledPdf, testFolders } from './testing/compiledPdf.ts';
import { keptCompiler } from './testing/keptCompiler.ts';
import { openPdf } from './testing/openPdf.ts';
import { playerOne } from './testing/playerOne.ts';

const leastPt = 6;
// The panels of the folded sheet are as large on letter paper as on A4.
const files: readonly DocumentFile[] = ['pdf/resume.pdf', 'pdf/manual.pdf', 'pdf/foldable-manual.pdf'];

const label = 'Resilience while requirements keep changing under my own feet'.slice(0, 60);
const bars = Array.from({ length: 6 }, (_, index) => ({ name: label, bonus: index }));
const named = (name: string): Content => ({
  ...playerOne,
  resume: { ...playerOne.resume, basics: { ...playerOne.resume.basics, name } },
});
const wordy: Content = {
  ...playerOne,
  game: {
    ...playerOne.game,
    player: { ...playerOne.game.player, bars, class: label, playtime: label },
    manual: { ...playerOne.game.manual, tagline: label, productCode: label, seal: label, backHeadline: label },
  },
};
const arabicWithFont: Content = {
  ...arabic,
  game: { ...arabic.game, documents: { fonts: ['node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'] } },
};
const jobs = (count: number, letters: number): Content => ({
  ...playerOne,
  resume: {
    ...playerOne.resume,
    work: Array.from({ length: count }, (_, index) => ({
      name: `Company ${index}`,
      position: 'Developer',
      startDate: String(2000 + index),
      summary: 'Made something of it. '.repeat(letters / 22),
      highlights: Array.from({ length: 5 }, () =>
        'Led the rebuild of the store, and said so afterwards. '.repeat(letters / 54),
      ),
    })),
  },
});

const owners: Readonly<Record<string, Content>> = {
  typical,
  sparse,
  long,
  'Player One': playerOne,
  arabic: arabicWithFont,
  'long words everywhere': wordy,
  'a name of 200 letters': named('Wilhelmina Bartholomew '.repeat(9).slice(0, 200).trim()),
  'a name of one word': named('Wolfeschlegelsteinhausen'.repeat(9).slice(0, 200)),
  'fifteen jobs': jobs(15, 220),
};

/** The sizes of all text of a document, artifacts included. */
async function sizesOf(pdf: Buffer): Promise<readonly (readonly [number, string])[]> {
  const document = await openPdf(pdf);
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [a = 0, b = 0] = item.transform as readonly number[];
      return [[Math.hypot(a, b), item.str] as const];
    });
  });
  return (await Promise.all(pages)).flat();
}

describe.each(files)('%s', (file) => {
  test.each(Object.entries(owners))(`has no text under ${leastPt} pt for %s`, async (_, content) => {
    const tooSmall = (await sizesOf(compiledPdf(content, file))).filter(([size]) => size < leastPt - 0.01);
    expect(tooSmall).toEqual([]);
  });
});

describe('while details are left out', () => {
  const crowded = {
    long,
    'fifteen jobs': jobs(15, 220),
    'fifteen jobs with whole stories': jobs(15, 1400),
    'six jobs with whole stories': jobs(6, 1400),
    'two jobs with novels': jobs(2, 6000),
  };
  test.each(Object.entries(crowded))('less than a fifth of a page is empty (%s)', (_, content) => {
    for (const file of ['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const) {
      const { filled } = keptCompiler(content, testFolders)(file);
      expect(filled.length).toBeGreaterThan(0);
      for (const { field, used, left } of filled) {
        expect([field, left === 0 || used > 0.8, used]).toEqual([field, true, used]);
      }
    }
  });
});
