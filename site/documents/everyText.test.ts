// For any owner, no text on paper is too small to be read, runs off its page or over another; and no room is wasted while something is
// left out. A text of game.json that is as long as its schema takes is set smaller, or cut, or told by its field.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Content } from '../../src/content/Content.ts';
import { gameSchema } from '../../src/content/gameSchema.ts';
import { arabic, long, sparse, typical } from '../../stories/content/fixtures.ts';
import type { DocumentFile } from './documentFiles.ts';
import { cachedCompiler } from './testing/cachedCompiler.ts';
import { compiledPdf, testFolders } from './testing/compiledPdf.ts';
import { openPdf } from './testing/openPdf.ts';
import { playerOne } from './testing/playerOne.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Limit = { path: readonly string[]; most: number };

/** The keys with texts, and how many letters each takes. */
function limitsIn(schema: JsonSchema, path: readonly string[] = []): readonly Limit[] {
  const schemas = (value: JsonSchema[string]): readonly JsonSchema[] =>
    typeof value === 'object' && value !== null ? [{ ...value }] : [];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
      schemas(one).flatMap((part) => limitsIn(part, [...path, key])),
    ),
    ...schemas(schema.items).flatMap((item) => limitsIn(item, [...path, '[]'])),
    ...(schema.maxLength === undefined ? [] : [{ path, most: schema.maxLength }]),
  ];
}

const limits = limitsIn(z.toJSONSchema(gameSchema));
const labels = limits.filter(({ most }) => most <= 60);
const longer = limits.filter(({ most }) => most > 60);

const longest = (letters: number) =>
  'Wonderful mountains of marmalade and more '.repeat(letters).slice(0, letters).replace(/ $/, 'W');

/** A value with a text at a path, in every item of its lists. */
function withText(value: unknown, path: readonly string[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item: unknown) => withText(item, rest, text));
  const part: unknown = Object.getOwnPropertyDescriptor(Object(value), key)?.value;
  // What is not there stays away: not every side quest has a link.
  if (part === undefined) return value;
  return { ...Object(value), [key]: withText(part, rest, text) };
}

const contentFilledTo = (paths: readonly Limit[]): Content => ({
  ...playerOne,
  game: gameSchema.parse(
    paths.reduce<unknown>((game, { path, most }) => withText(game, path, longest(most)), playerOne.game),
  ),
});

const of = (resume: Partial<Content['resume']>): Content => ({
  ...playerOne,
  resume: { ...playerOne.resume, ...resume },
});
const jobs = (count: number, letters: number) =>
  of({
    work: Array.from({ length: count }, (_, index) => ({
      ...{ name: `Company ${index}`, position: 'Developer', startDate: String(2000 + index) },
      summary: 'Made something of it. '.repeat(letters / 22),
      highlights: Array(5).fill('Led the rebuild of the store, and said so afterwards. '.repeat(letters / 54)),
    })),
  });
const fonts = ['node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'];

const owners: readonly (readonly [owner: string, content: Content])[] = [
  ['typical', typical],
  ['sparse', sparse],
  ['long', long],
  ['arabic', { ...arabic, game: { ...arabic.game, documents: { fonts } } }],
  ['a name of 200 letters', of({ basics: { name: 'Wilhelmina Bartholomew '.repeat(9).slice(0, 200).trim() } })],
  ['a name of one word', of({ basics: { name: 'Wolfeschlegelsteinhausen'.repeat(9).slice(0, 200) } })],
  ['fifteen jobs', jobs(15, 220)],
];
const atLimits: readonly (readonly [texts: string, paths: readonly Limit[]])[] = [
  ['no words but the shipped ones', []],
  [`every one of ${labels.length} labels`, labels],
  ...longer.map((one) => [one.path.join('.'), [one]] as const),
];

/** A piece of text in its box, artifacts included. Points, origin at the lower left. */
type TextBox = { text: string; sizePt: number; left: number; bottom: number; right: number; top: number };

async function pagesOf(bytes: Buffer) {
  const pdf = await openPdf(bytes);
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const boxes = items.flatMap((item): TextBox[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as readonly number[];
      // On the upper half of a folded sheet texts stand on their heads.
      const [left, right] = a < 0 ? [x - item.width, x] : [x, x + item.width];
      const [bottom, top] = a < 0 ? [y - item.height * 0.7, y] : [y, y + item.height * 0.7];
      return [{ text: item.str, sizePt: Math.hypot(a, b), left, right, bottom, top }];
    });
    return { width, height, boxes };
  });
  return await Promise.all(pages);
}

/** Pairs of texts of which one covers a part of the other: more than a shadow or an accent does. */
function overlaps(boxes: readonly TextBox[]): readonly string[] {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
      const isShadow = one.text === other.text;
      return width > 2 && height > 1 && !isShadow ? [`${one.text} / ${other.text}`] : [];
    }),
  );
}

const leastPt = 6;
// The panels of the folded sheet are as large on letter paper as on A4.
const files: readonly DocumentFile[] = ['pdf/resume.pdf', 'pdf/manual.pdf', 'pdf/foldable-manual.pdf'];

describe.each(files)('in %s', (file) => {
  const badlyPlaced = async (pdf: Buffer) =>
    (await pagesOf(pdf)).flatMap(({ width, height, boxes }) =>
      boxes.filter(
        ({ sizePt, left, right, bottom, top }) =>
          sizePt < leastPt - 0.01 || left < 0 || bottom < 0 || right > width || top > height,
      ),
    );

  test.each(owners)('all texts of %s can be read, in their places', async (_, content) => {
    expect(await badlyPlaced(compiledPdf(content, file))).toEqual([]);
  });

  test.each(atLimits)('%s at full length: all stand in their places, or are told', async (_, paths) => {
    const { pdf, problems } = cachedCompiler(contentFilledTo(paths), testFolders)(file);
    const fields = paths.map(({ path }) => path.join('.'));
    const isOurs = (field: string) => fields.some((one) => one.startsWith(field));
    expect(problems.filter(({ path }) => !isOurs(path.join('.')))).toEqual([]);
    expect(pdf ? await badlyPlaced(pdf) : []).toEqual([]);
    const pages = pdf ? await pagesOf(pdf) : [];
    expect(pages.flatMap(({ boxes }) => overlaps(boxes))).toEqual([]);
  });
});

test.each([
  ['long', long],
  ['fifteen jobs', jobs(15, 220)],
  ['fifteen jobs with whole stories', jobs(15, 1400)],
  ['six jobs with whole stories', jobs(6, 1400)],
  ['two jobs with novels', jobs(2, 6000)],
])('while details are left out, less than a fifth of a page is empty (%s)', (_, content) => {
  for (const file of ['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const) {
    const pages = cachedCompiler(content, testFolders)(file).filledPages;
    expect(pages.length).toBeGreaterThan(0);
    for (const { field, usedCount, left } of pages)
      expect([field, left === 0 || usedCount > 0.8, usedCount]).toEqual([field, true, usedCount]);
  }
});
