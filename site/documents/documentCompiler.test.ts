// What the documents are, as a viewer and a reading program find them.

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { arabic, japanese, long, sparse, typical } from '../../stories/content/fixtures.ts';
import { documentCompiler } from './documentCompiler.ts';
import { type DocumentFile, documentFiles } from './documentFiles.ts';
import { sheetWords } from './sheetWords.ts';
import { compiledAndOpened, compiledPdf, linksOf, testFolders } from './testing/compiledPdf.ts';
import { openPdf, unspaced, wholeText } from './testing/openPdf.ts';
import { everyElement, roles, structure } from './testing/structure.ts';

// Typesetting is quick, but a machine that runs all the tests at once has other things to do.
const isDocument = (file: string): file is DocumentFile => file in documentFiles;
const files = Object.keys(documentFiles).filter(isDocument);
const arabicWithFont = {
  ...arabic,
  game: { ...arabic.game, documents: { fonts: ['node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'] } },
};
const owners = { typical, sparse, long, arabic: arabicWithFont };

const bytes = new Map<DocumentFile, Buffer>();
const opened = new Map<DocumentFile, PDFDocumentProxy>();
const pdfOf = (file: DocumentFile): PDFDocumentProxy => {
  const pdf = opened.get(file);
  if (!pdf) throw new Error(`${file} has not been made.`);
  return pdf;
};

/** What something says of each page of a document. */
function pagesOf<Answer>(
  file: DocumentFile,
  ask: (pdf: PDFDocumentProxy, pageNumber: number) => Promise<readonly Answer[]>,
): Promise<readonly (readonly Answer[])[]> {
  const pdf = pdfOf(file);
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => ask(pdf, index + 1)));
}

/** The levels of the headings on each page. */
const foldedHeadings = ['1', '1112212222221232333111'];
const headingLevels: Readonly<Record<DocumentFile, readonly string[]>> = {
  'pdf/resume.pdf': ['12233333232232'],
  'pdf/manual.pdf': ['1', '1', '122', '1222222', '12323332', '1', '1', '1'],
  'pdf/foldable-manual.pdf': foldedHeadings,
  'pdf/foldable-manual-letter.pdf': foldedHeadings,
};

const qrCode = 'QR code of robin.example';
const badges = ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5', 'Bonus Stage'];
const figures: Readonly<Record<DocumentFile, readonly string[]>> = {
  'pdf/resume.pdf': [],
  'pdf/manual.pdf': [qrCode],
  'pdf/foldable-manual.pdf': [...badges, qrCode],
  'pdf/foldable-manual-letter.pdf': [...badges, qrCode],
};

beforeAll(async () => {
  for (const file of files) {
    const made = compiledPdf(typical, file);
    bytes.set(file, made);
    opened.set(file, await openPdf(made));
  }
});

describe.each(files)('%s', (file) => {
  test('has the same bytes when it is made again', () => {
    const again = documentCompiler(typical, testFolders)(file).pdf;
    expect(again?.equals(bytes.get(file) ?? Buffer.alloc(0))).toBe(true);
  });

  test('is tagged, and claims PDF/UA-1', async () => {
    const pdf = pdfOf(file);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bytes.get(file)?.toString('latin1')).toMatch(/<pdfuaid:part>1</);
    expect(await roles(pdf, 1)).toEqual(expect.arrayContaining(['H1', 'P']));
  });

  test('has a title to show, an author, a language and the content’s date', async () => {
    const pdf = pdfOf(file);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Author: 'Robin Vale', Language: 'en', CreationDate: 'D:20220301000000Z' });
    expect(info).toHaveProperty('Title', expect.stringMatching(/^Robin Vale: (Résumé|Manual|Manual to fold)$/));
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  test('has these headings on its pages, each at most a level below the one before', async () => {
    const found = (await pagesOf(file, roles)).map((page) =>
      page.flatMap((role) => /^H(\d)$/.exec(role)?.[1] ?? []).join(''),
    );
    expect(found).toEqual(headingLevels[file]);
    const levels = [...found.join('')].map(Number);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  test('says in words what these pictures show, and keeps all others from those who read', async () => {
    const elements = everyElement((await pagesOf(file, structure)).flat());
    expect(elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(figures[file]);
  });

  test.each(Object.entries(owners))('is light for the %s owner', (_, content) => {
    expect(compiledPdf(content, file).length).toBeLessThan(150_000);
  });
});

describe('sizes', () => {
  const [a4Width, a4Height] = [595.28, 841.89];
  test.each([
    ['pdf/resume.pdf', 1, a4Width, a4Height],
    ['pdf/manual.pdf', 8, 480, 450],
    ['pdf/foldable-manual.pdf', 2, a4Height, a4Width],
    ['pdf/foldable-manual-letter.pdf', 2, 792, 612],
  ] as const)('%s has %i page(s) of %i x %i pt', async (file, count, width, height) => {
    const pdf = pdfOf(file);
    expect(pdf.numPages).toBe(count);
    for (let number = 1; number <= count; number += 1) {
      const [, , right = 0, top = 0] = (await pdf.getPage(number)).view;
      expect(right).toBeCloseTo(width, 0);
      expect(top).toBeCloseTo(height, 0);
    }
  });
});

describe('outlines', () => {
  test('the résumé’s has its sections', async () => {
    const [name] = (await pdfOf('pdf/resume.pdf').getOutline()) ?? [];
    expect(name?.title).toBe('Robin Vale');
    const sections = ['Summary', 'Experience', 'Projects', 'Skills', 'Education', 'Languages'];
    expect(name?.items.map(({ title }: { title: string }) => title)).toEqual(sections);
  });

  test.each(['pdf/manual.pdf', 'pdf/foldable-manual.pdf', 'pdf/foldable-manual-letter.pdf'] as const)(
    '%s has its eight pages',
    async (file) => {
      const outline = (await pdfOf(file).getOutline()) ?? [];
      expect(outline.map(({ title }) => title).filter((title) => title !== sheetWords.title)).toEqual([
        "Robin Vale's Quest to Find a Job",
        'Cover Letter',
        'Quick Reference',
        'Leveling Guide',
        'Extra Content',
        'Character Story',
        'Notes',
        'A new hero for your party?',
      ]);
    },
  );
});

describe('links', () => {
  const inManual = [
    'https://github.com/robinvale',
    'https://meridian.example/',
    'https://robin.example/',
    'https://robin.example/leading',
    'https://robin.example/slow-loading',
    'mailto:robin@robin.example',
  ];
  test.each([
    [
      'pdf/resume.pdf',
      [
        'https://github.com/robinvale',
        'https://meridian.example/',
        'https://robin.example/',
        'https://robin.example/leading',
        'https://www.linkedin.com/in/robin-vale',
        'mailto:robin@robin.example',
      ],
    ],
    ['pdf/manual.pdf', inManual],
    ['pdf/foldable-manual.pdf', inManual],
    ['pdf/foldable-manual-letter.pdf', inManual],
  ] as const)('%s leads to these addresses and no others', async (file, addresses) => {
    expect(await linksOf(pdfOf(file))).toEqual(addresses);
  });

  test('a file of the site’s own is written in full', async () => {
    const quest = {
      title: 'Talk',
      kind: 'Talk',
      picture: 'conference',
      story: [],
      link: { label: 'See', url: '/talk.pdf' },
    } as const;
    const content = { ...typical, game: { ...typical.game, sideQuests: [{ ...quest, story: [] }] } };
    expect(await linksOf(await compiledAndOpened(content, 'pdf/manual.pdf'))).toContain(
      'https://robin.example/talk.pdf',
    );
  });
});

describe('words that the built-in faces cannot print', () => {
  test('are reported with field, letter and setting, and nothing is made', () => {
    for (const file of files) {
      const { pdf, problems } = documentCompiler(japanese, testFolders)(file);
      expect(pdf).toBeUndefined();
      expect(problems[0]).toMatchObject({
        severity: 'error',
        source: 'resume',
        path: ['basics', 'name'],
        message: 'The faces of the PDF documents have no "青" (U+9752).',
      });
      expect(problems.at(-1)?.path).toEqual(['documents', 'fonts']);
    }
  });

  test('are printed in the owner’s font, from right to left', async () => {
    for (const file of files) {
      const pdf = await compiledAndOpened(arabicWithFont, file);
      expect(await pdf.getViewerPreferences()).toMatchObject({ Direction: 'R2L' });
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'ar' });
      expect(unspaced(await wholeText(pdf)).normalize('NFKC')).toContain(unspaced('ليلى'));
    }
  });
});

describe('a text that is too long for its page', () => {
  const tip = 'Turn it off and on again. '.repeat(34).trim();
  const content = { ...typical, game: { ...typical.game, manual: { ...typical.game.manual, tip } } };

  test('is reported with its field, the document and by how much', () => {
    const compile = documentCompiler(content, testFolders);
    expect(compile('pdf/foldable-manual.pdf')).toMatchObject({
      pdf: undefined,
      problems: [
        {
          severity: 'error',
          source: 'game',
          path: ['manual', 'tip'],
          message: expect.stringMatching(
            /^This is too long for its page in pdf\/foldable-manual\.pdf, by about \d+ %\. Make it that much shorter\.$/,
          ),
        },
      ],
    });
  });

  test('is set smaller before that', () => {
    expect(documentCompiler(content, testFolders)('pdf/manual.pdf').problems).toEqual([]);
  });
});
