import { describe, expect, test } from 'vitest';
import { pathText } from '../../src/content/check/Problem.ts';
import { exampleContent } from '../../src/content/exampleContent.ts';
import { japanese, long, typical } from '../../stories/content/fixtures.ts';
import { documentFonts } from './documentFonts.ts';
import { fontFolder } from './testing/compiledPdf.ts';
import { unknownLetters } from './unknownLetters.ts';

const { builtIn } = documentFonts(typical, fontFolder);
const fields = (content: typeof typical) => unknownLetters(content, builtIn).map(({ path }) => pathText(path));

describe('letters that no face has', () => {
  test.each([
    ['Robin', typical],
    ['long', long],
  ])('are none in the words of %s', (_, content) => {
    expect(unknownLetters(content, builtIn)).toEqual([]);
  });

  test('are reported with their field, the letter and the setting that adds a font', () => {
    const content = exampleContent({
      resume: { basics: { name: 'Ada' }, work: [{ name: 'Oak' }, { name: 'Oak 株式' }] },
    });
    expect(unknownLetters(content, builtIn)).toEqual([
      {
        severity: 'error',
        source: 'resume',
        path: ['work', 1, 'name'],
        message: 'The faces of the PDF documents have no "株" (U+682A).',
      },
      {
        severity: 'error',
        source: 'game',
        path: ['documents', 'fonts'],
        message: expect.stringContaining('"documents": { "fonts": ["NotoSans.ttf"] }'),
      },
    ]);
  });

  test('are reported for a few fields, and counted for the others', () => {
    const problems = unknownLetters(japanese, builtIn);
    expect(problems).toHaveLength(9);
    expect(problems.at(-1)?.message).toMatch(/^There are \d+ more fields like these\. /);
  });

  const { game } = exampleContent();
  const script = [{ type: '株式' }];
  const summary = [{ paragraph: ['Made ', { link: ['株'], url: 'https://oak.example/式' }, { strong: ['式'] }] }];
  const resume = { interests: [{ name: '株' }] };
  const hidden = { resume: ['work'], manual: ['work'] } as const;
  test.each<[claim: string, parts: Parameters<typeof exampleContent>[0], found: string[]]>([
    [
      'not in what is only said on screen',
      { game: { scripts: { greeting: script, title: script, farewell: script } } },
      [],
    ],
    ['in what is printed', { game: { manual: { ...game.manual, tip: '株式' } } }, ['manual.tip']],
    [
      'not made of a letter and an accent, or unseen',
      { resume: { basics: { name: 'Zoe\u0308 S\u00ADy a\u200Db\uFE0F' } } },
      [],
    ],
    [
      'in texts with markup, once a field, and in no address',
      { resume: { work: [{ name: 'Oak', summary, highlights: ['a', '株'] }] } },
      ['work[0].summary', 'work[0].highlights[1]'],
    ],
    [
      'in the name, not in the texts that it is filled into',
      { resume: { basics: { name: '青木' } }, game: { letters: { generic: ['Yours, 青木'], personal: [] } } },
      ['basics.name'],
    ],
    ['in every section that a document shows', { resume }, ['interests[0].name']],
    ['not in a section that none shows', { resume, game: { sections: hidden } }, []],
  ])('are found %s', (_, parts, expected) => {
    expect(fields(exampleContent(parts)).filter((field) => field !== 'documents.fonts')).toEqual(expected);
  });

  test('stop nothing where they are pictures, which are left out', () => {
    const content = exampleContent({ resume: { basics: { name: 'Ada', label: 'Rocket 🚀 from 🇳🇱' } } });
    expect(unknownLetters(content, builtIn)).toEqual([
      {
        severity: 'warning',
        source: 'resume',
        path: ['basics', 'label'],
        message: 'The PDF documents leave out "🇳🇱", which their faces cannot draw.',
      },
    ]);
  });
});

describe('the owner’s font files', () => {
  test.each([
    ['is not there', 'fonts/missing.ttf'],
    ['is no font', 'package.json'],
  ])('one that %s is named with its setting', (_, file) => {
    const content = { ...typical, game: { ...typical.game, documents: { fonts: [file] } } };
    expect(documentFonts(content, fontFolder).problems).toEqual([
      {
        severity: 'error',
        source: 'game',
        path: ['documents', 'fonts', 0],
        message: expect.stringMatching(`^"${file}" cannot be used: .*Put a TTF or OTF file`),
      },
    ]);
  });
});
