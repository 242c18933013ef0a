import { expect, test } from 'vitest';
import { compiledPdf } from '../testing/compiledPdf.ts';
import { pdfLines } from './pdfLines.ts';
import { fontStyle, ligature } from './textRuns.ts';

const textsOf = async (source: string) => (await pdfLines(compiledPdf(source))).map(({ text }) => text);

test.each([
  [
    'a raised ending belongs to its number',
    '58#super(typographic: false, baseline: -0.46em)[th] Council',
    '58th Council',
  ],
  ['a raised digit is a mark, not a part of the word', 'Physics#super(typographic: false)[1]', 'Physics¹'],
  ['spaces may be narrow', '#text(spacing: 20%)[OAK *BANK* LTD]', 'OAK BANK LTD'],
  ['a shadow is not read', '#place(dx: 0.8pt, dy: -0.7pt)[OAK ELM]OAK ELM', 'OAK ELM'],
])('%s', async (_, line, expected) => {
  expect(await textsOf(`= Ada\n\n${line}\n\nFir`)).toEqual(['Ada', expected, 'Fir']);
});

test.each([
  ['ABCDEF+CourierNewPSMT', 'o', true],
  ['ABCDEF+Carlito', 'o', false],
  ['ABCDEF+OpenSymbol', '\uE12C', true],
  ['ABCDEF+OpenSymbol', 'a', false],
  ['ABCDEF+FontAwesome', '\uE12C', false],
])('in the font %s, whether %j is a bullet: %s', (font, text, expected) => {
  expect(fontStyle(font).isBullet(text)).toBe(expected);
});

test('a circle in a font of icons is a bullet, not an icon', () => {
  const { isIcon } = fontStyle('ABCDEF+FontAwesome');
  expect([isIcon('○'), isIcon('a')]).toEqual([false, true]);
});

test.each([
  ['Zerti', 0.6, 'kat', 'fi'],
  ['beru', 0.59, 'ich', 'fl'],
  ['e', 0.67, 'ect', 'ff'],
  ['O', 1.06, 'ce', 'ffi'],
])('the ligature between %j, %f wide, and %j is %j', (_, width, next, expected) => {
  expect(ligature(width, next)).toBe(expected);
});
