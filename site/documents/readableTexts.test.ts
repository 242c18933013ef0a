// Every printed text is readable and inside its page. Texts of the maximum length do not overlap:
// they are printed smaller, cut, or reported. At most a fifth of a page is empty while details are
// omitted.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Content } from '../../src/resume/Content.ts';
import { arabic, long, sparse, typical } from '../../stories/content/fixtures.ts';
import { openPdf } from '../import/index.ts';
import { gameSchema } from '../prepare/game/gameSchema.ts';
import type { DocumentFile } from './documentFiles.ts';
import { cachedCompiler } from './testing/cachedCompiler.ts';
import { compiledPdf, testFolders } from './testing/compiledPdf.ts';
import { readPages } from './testing/pdfText.ts';
import { playerOne } from './testing/playerOne.ts';
import { withArabicFonts } from './testing/rightToLeftCompiler.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Limit = { path: readonly string[]; maxLength: number };

/** The text fields and the number of characters that each allows. */
function limitsIn(schema: JsonSchema, path: readonly string[] = []): readonly Limit[] {
  const schemas = (value: JsonSchema[string]): readonly JsonSchema[] =>
    typeof value === 'object' && value !== null ? [{ ...value }] : [];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      schemas(property).flatMap((part) => limitsIn(part, [...path, key])),
    ),
    ...schemas(schema.items).flatMap((item) => limitsIn(item, [...path, '[]'])),
    ...(schema.maxLength === undefined ? [] : [{ path, maxLength: schema.maxLength }]),
  ];
}

const limits = limitsIn(z.toJSONSchema(gameSchema));
const labelLimits = limits.filter(({ maxLength }) => maxLength <= 60);
const longTextLimits = limits.filter(({ maxLength }) => maxLength > 60);

const longText = (letters: number) =>
  'Wonderful mountains of marmalade and more '.repeat(letters).slice(0, letters).replace(/ $/, 'W');

/** A value with a text at a path, in every item of its lists. */
function withText(value: unknown, path: readonly string[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item: unknown) => withText(item, rest, text));
  const part: unknown = Object.getOwnPropertyDescriptor(Object(value), key)?.value;
  // Optional fields stay absent: not every side quest has a link.
  if (part === undefined) return value;
  return { ...Object(value), [key]: withText(part, rest, text) };
}

const contentFilledTo = (paths: readonly Limit[]): Content => ({
  ...playerOne,
  game: gameSchema.parse(
    paths.reduce<unknown>((game, { path, maxLength }) => withText(game, path, longText(maxLength)), playerOne.game),
  ),
});

const withResume = (resume: Partial<Content['resume']>): Content => ({
  ...playerOne,
  resume: { ...playerOne.resume, ...resume },
});
const jobs = (count: number, letters: number) =>
  withResume({
    work: Array.from({ length: count }, (_, index) => ({
      name: `Company ${index}`,
      position: 'Developer',
      startDate: String(2000 + index),
      summary: 'Made something of it. '.repeat(letters / 22),
      highlights: Array(5).fill('Led the rebuild of the store, and said so afterwards. '.repeat(letters / 54)),
    })),
  });
const owners: readonly (readonly [owner: string, content: Content])[] = [
  ['typical', typical],
  ['sparse', sparse],
  ['long', long],
  ['arabic', withArabicFonts(arabic)],
  ['a name of 200 letters', withResume({ basics: { name: 'Wilhelmina Bartholomew '.repeat(9).slice(0, 200).trim() } })],
  ['a name of one word', withResume({ basics: { name: 'Wolfeschlegelsteinhausen'.repeat(9).slice(0, 200) } })],
  ['fifteen jobs', jobs(15, 220)],
];
const atLimits: readonly (readonly [texts: string, paths: readonly Limit[]])[] = [
  ['no text', []],
  [`all ${labelLimits.length} labels`, labelLimits],
  ...longTextLimits.map((limit) => [limit.path.join('.'), [limit]] as const),
];

/** A run of text in its box, artifacts included. In points, origin at the lower left. */
type TextBox = { text: string; sizePt: number; left: number; bottom: number; right: number; top: number };

async function pagesOf(bytes: Buffer) {
  const pdf = await openPdf(bytes);
  return await readPages(pdf, async (_, pageNumber) => {
    const page = await pdf.getPage(pageNumber);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const boxes = items.flatMap((item): TextBox[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as readonly number[];
      // The upper half of a folded sheet is upside down.
      const [left, right] = a < 0 ? [x - item.width, x] : [x, x + item.width];
      const [bottom, top] = a < 0 ? [y - item.height * 0.7, y] : [y, y + item.height * 0.7];
      return [{ text: item.str, sizePt: Math.hypot(a, b), left, right, bottom, top }];
    });
    return { width, height, boxes };
  });
}

/** Pairs of texts that overlap by more than a shadow or an accent. */
function overlaps(boxes: readonly TextBox[]): readonly string[] {
  return boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const height = Math.min(box.top, other.top) - Math.max(box.bottom, other.bottom);
      const isShadow = box.text === other.text;
      return width > 2 && height > 1 && !isShadow ? [`${box.text} / ${other.text}`] : [];
    }),
  );
}

const minimumPt = 6;
// The pages on the Letter sheet have the same size as on the A4 sheet.
const files: readonly DocumentFile[] = ['pdf/resume.pdf', 'pdf/manual.pdf', 'pdf/foldable-manual.pdf'];

/** The plain résumé prints no text of game.json. */
const printsGame = (file: DocumentFile) => file !== 'pdf/resume.pdf';

describe.each(files)('in %s', (file) => {
  const misplacedTexts = async (pdf: Buffer) =>
    (await pagesOf(pdf)).flatMap(({ width, height, boxes }) =>
      boxes.filter(
        ({ sizePt, left, right, bottom, top }) =>
          sizePt < minimumPt - 0.01 || left < 0 || bottom < 0 || right > width || top > height,
      ),
    );

  test.each(owners)('every text of the owner "%s" is readable and inside its page', async (_, content) => {
    expect(await misplacedTexts(compiledPdf(content, file))).toEqual([]);
  });

  test.each(printsGame(file) ? atLimits : [])(
    'with %s at full length, texts are readable, inside their pages and free of overlaps, or reported',
    async (_, paths) => {
      const { pdf, problems } = cachedCompiler(contentFilledTo(paths), testFolders)(file);
      const fields = paths.map(({ path }) => path.join('.'));
      const isFilled = (field: string) => fields.some((filledField) => filledField.startsWith(field));
      expect(problems.filter(({ path }) => !isFilled(path.join('.')))).toEqual([]);
      expect(pdf ? await misplacedTexts(pdf) : []).toEqual([]);
      const pages = pdf ? await pagesOf(pdf) : [];
      expect(pages.flatMap(({ boxes }) => overlaps(boxes))).toEqual([]);
    },
  );
});

test.each([
  ['long', long],
  ['fifteen jobs', jobs(15, 220)],
  ['fifteen jobs with long texts', jobs(15, 1400)],
  ['six jobs with long texts', jobs(6, 1400)],
  ['two jobs with very long texts', jobs(2, 6000)],
])('at most a fifth of a page is empty while details are omitted (%s)', (_, content) => {
  for (const file of ['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const) {
    const pages = cachedCompiler(content, testFolders)(file).filledPages;
    expect(pages.length).toBeGreaterThan(0);
    const emptyPages = pages.filter(({ used, pieces }) => used <= 0.8 && pieces.some(({ share }) => share < 1));
    expect(emptyPages).toEqual([]);
  }
});
