import { describe, expect, test } from 'vitest';
import { exampleContent } from '../../src/resume/testing/exampleContent.ts';
import { japanese, typical } from '../../stories/content/fixtures.ts';
import { pathText } from '../import/rules.ts';
import { documentFonts } from './documentFonts.ts';
import { missingFonts, missingGlyphs } from './missingGlyphs.ts';
import { fontFolder } from './testing/compiledPdf.ts';

const { builtIn } = documentFonts(typical, fontFolder);
const fields = (content: typeof typical) => missingGlyphs(content, builtIn).map(({ path }) => pathText(path));

describe('characters that no font has', () => {
  test('cause one warning for all letters, at the first field, with their Latin form and the fonts to add', () => {
    const content = exampleContent({
      resume: {
        basics: { name: 'Ada', label: 'Clerk 🇳🇱' },
        work: [{ name: 'Oak' }, { name: 'Oak - همتو' }, { name: 'Oak همتو, 株式' }],
      },
    });
    expect(missingGlyphs(content, builtIn)).toEqual([
      {
        severity: 'warning',
        source: 'resume',
        path: ['work', 1, 'name'],
        message:
          'The PDF documents print "همتو" as "hmtw", "株式" as "ZhuShi": their fonts have no Arabic or Chinese ' +
          'letters. The site shows them as written. `npm run setup -- --fonts` adds Vazirmatn and Noto Sans SC. ' +
          'Or put a font file (TTF or OTF) with these letters beside game.json and name it there: ' +
          '"documents": { "fonts": ["MyFont.ttf"] }.',
      },
      expect.objectContaining({ path: ['basics', 'label'] }),
    ]);
  });

  test('are reported with the first words and the number of the others', () => {
    const [problem, ...others] = missingGlyphs(japanese, builtIn);
    expect(others).toEqual([]);
    expect(problem?.message).toMatch(/ and \d+ more words likewise: their fonts have no \w+ letters\. .*Noto Sans JP/);
  });

  const { game } = exampleContent();
  const script = [{ type: '株式' }];
  const summary = [{ paragraph: ['Made ', { link: ['株'], url: 'https://oak.example/式' }, { strong: ['式'] }] }];
  const resume = { interests: [{ name: '株' }] };
  const sections = { resume: ['work'], manual: ['work'] } as const;
  test.each<[claim: string, parts: Parameters<typeof exampleContent>[0], expected: string[]]>([
    [
      'not in texts that appear only on screen',
      { game: { scripts: { greeting: script, title: script, farewell: script } } },
      [],
    ],
    ['in printed texts', { game: { manual: { ...game.manual, tip: '株式' } } }, ['manual.tip']],
    [
      'not in combining accents or invisible characters',
      { resume: { basics: { name: 'Zoe\u0308 S\u00ADy a\u200Db\uFE0F' } } },
      [],
    ],
    [
      'in texts with markup, but not in addresses',
      { resume: { work: [{ name: 'Oak', summary, highlights: ['a', '株'] }] } },
      ['work[0].summary'],
    ],
    [
      'in the name, but not again in texts that repeat it',
      { resume: { basics: { name: '青木' } }, game: { letters: { generic: ['Yours, 青木'], personal: [] } } },
      ['basics.name'],
    ],
    ['in every section that a document shows', { resume }, ['interests[0].name']],
    ['not in a section that no document shows', { resume, game: { sections } }, []],
  ])('are reported: %s', (_, parts, expected) => {
    expect(fields(exampleContent(parts))).toEqual(expected);
  });

  test('are reported as omitted if they are emoji', () => {
    const content = exampleContent({ resume: { basics: { name: 'Ada', label: 'Rocket 🚀 from 🇳🇱' } } });
    expect(missingGlyphs(content, builtIn)).toEqual([
      {
        severity: 'warning',
        source: 'resume',
        path: ['basics', 'label'],
        message: 'The PDF documents omit "🇳🇱": their fonts have no such pictures.',
      },
    ]);
  });
});

test.each([
  ['加油。', 'zh', ['Noto Sans SC']],
  ['加油。', 'zh-TW', ['Noto Sans TC']],
  ['林さん、', 'en', ['Noto Sans JP']],
  ['한국 大韓', 'en', ['Noto Sans KR']],
  ['ไทย हिन्दी', 'en', ['Noto Sans Thai', 'Noto Sans Devanagari']],
  ['。', 'ja', ['Noto Sans JP']],
  ['Ada', 'en', []],
])('the text %j in the language %s needs the fonts %j', (name, language, expected) => {
  const { game } = exampleContent();
  const content = exampleContent({ resume: { work: [{ name }] }, game: { site: { ...game.site, language } } });
  expect(missingFonts(content, builtIn).map((font) => font.name)).toEqual(expected);
});
