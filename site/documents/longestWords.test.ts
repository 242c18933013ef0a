// A text of game.json that is as long as its schema takes has a fit rule where it is printed: it is set smaller, or cut, or
// told by its field; it neither runs off its page nor over other words.

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Content } from '../../src/content/Content.ts';
import { gameSchema } from '../../src/content/gameSchema.ts';
import type { DocumentFile } from './documentFiles.ts';
import { testFolders } from './testing/compiledPdf.ts';
import { keptCompiler } from './testing/keptCompiler.ts';
import { openPdf } from './testing/openPdf.ts';
import { playerOne } from './testing/playerOne.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The keys with texts, and how many letters each takes. */
function limitsIn(
  schema: JsonSchema,
  path: readonly string[] = [],
): readonly { path: readonly string[]; most: number }[] {
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

const contentWith = (paths: typeof limits): Content => ({
  ...playerOne,
  game: gameSchema.parse(
    paths.reduce<unknown>((game, { path, most }) => withText(game, path, longest(most)), playerOne.game),
  ),
});

/** A piece of text in its box. Points, origin at the lower left. */
type TextBox = { text: string; left: number; bottom: number; right: number; top: number };

/** Where a page's texts stand that are written from left to right. */
async function textBoxes(pdf: PDFDocumentProxy, pageNumber: number): Promise<readonly TextBox[]> {
  const { items } = await (await pdf.getPage(pageNumber)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [a = 0, , , , x = 0, y = 0] = item.transform as readonly number[];
    // On the upper half of a folded sheet texts stand on their heads.
    const [from, to] = a < 0 ? [x - item.width, x] : [x, x + item.width];
    const [below, above] = a < 0 ? [y - item.height * 0.7, y] : [y, y + item.height * 0.7];
    return [{ text: item.str, left: from, right: to, bottom: below, top: above }];
  });
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

describe.each(['pdf/manual.pdf', 'pdf/foldable-manual.pdf'] as const satisfies readonly DocumentFile[])(
  'in %s',
  (file) => {
    test.each([
      ['no words but the shipped ones', []],
      [`every one of ${labels.length} labels`, labels],
      ...longer.map((one) => [one.path.join('.'), [one]] as const),
    ] as const)('%s at full length: all stand in their places, or are told', async (_, paths) => {
      const { pdf, problems } = keptCompiler(contentWith(paths), testFolders)(file);
      if (!pdf) {
        const fields = paths.map(({ path }) => path.join('.'));
        for (const { path } of problems) expect(fields.some((field) => field.startsWith(path.join('.')))).toBe(true);
        return;
      }
      const opened = await openPdf(pdf);
      for (let number = 1; number <= opened.numPages; number += 1) {
        const [, , width = 0, height = 0] = (await opened.getPage(number)).view;
        const boxes = await textBoxes(opened, number);
        expect(
          boxes.filter(({ left, right, bottom, top }) => left < 0 || bottom < 0 || right > width || top > height),
        ).toEqual([]);
        expect(overlaps(boxes)).toEqual([]);
      }
    });
  },
);
