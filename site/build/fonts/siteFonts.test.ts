import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { faceLetters } from './faceLetters.ts';
import { facesIn } from './facesIn.ts';
import { siteFonts } from './siteFonts.ts';
import { lettersInRange } from './unicodeRange.ts';

const { resolve } = createRequire(import.meta.url);
const whole = (file: string) =>
  readFileSync(resolve(`@fontsource/vt323/files/${file.replace('assets/', '').replace('-abcdefgh', '')}`));
const [latin, extended] = ['vt323-latin-400-normal-abcdefgh.woff2', 'vt323-latin-ext-400-normal-abcdefgh.woff2'];

const faces = `@font-face{font-family:VT323;font-weight:400;font-display:swap;src:url(/cv/assets/${latin})format("woff2")}
@font-face{font-family:VT323 stand-in;src:local(Courier New);size-adjust:66.6%}
@font-face{font-family:VT323;font-weight:400;font-display:swap;src:url(/cv/assets/${extended})format("woff2");unicode-range:U+100-2BA}`;
const styles = '.a{font:1em VT323,VT323 stand-in}.later{font:1em VT323}';

const cut = (...pages: string[]) =>
  siteFonts({
    pages: pages.map((html, index) => ({ path: `/${index}`, html, later: ['.later'] })),
    sheets: [faces + styles, 'p{color:red}'],
    font: whole,
  });

const sheetOf = ({ files, restSheet }: Awaited<ReturnType<typeof cut>>) => String(files.get(restSheet));
const bytesOf = ({ files }: Awaited<ReturnType<typeof cut>>, file = '') =>
  Buffer.from(files.get(`assets/${file}`) ?? '');
const text = (letters: Iterable<number>) => String.fromCodePoint(...letters);

test('the first sheet has the stand-ins and the letters shown, of the extended file too', async () => {
  const fonts = await cut('<p class="a">Łódź</p>', 'Ł<p class="later">zip</p>');
  expect(fonts.css).toContain('@font-face{font-family:VT323 stand-in;src:local(Courier New);size-adjust:66.6%}');
  expect(fonts.files.get(fonts.firstSheet)).toBe(fonts.css);
  const [first, more, ...none] = facesIn(fonts.css);
  expect(none).toEqual([]);
  expect(text(lettersInRange(first?.range ?? ''))).toBe(' -0123456789dipzó');
  expect(text(lettersInRange(more?.range ?? ''))).toBe('Łź');
  expect(fonts.css).toContain('src:url(/cv/assets/vt323-latin-400-normal-shown-');
  for (const face of [first, more]) {
    const bytes = bytesOf(fonts, face?.file);
    expect(await faceLetters(bytes)).toEqual(lettersInRange(face?.range ?? ''));
    expect(bytes.length).toBeLessThan(1500);
  }
  expect(fonts.preloads('/0')).toEqual([`assets/${first?.file}`, `assets/${more?.file}`]);
  expect(fonts.preloads('/1')).toEqual([]);
});

test('the sheet for the end has the rest: together every letter once, in a file that has it', async () => {
  const fonts = await cut('<p class="a">Łódź</p>');
  const rest = sheetOf(fonts);
  expect(rest).not.toContain('stand-in');
  const all = [...facesIn(fonts.css), ...facesIn(rest)];
  const letters = all.flatMap(({ range = '' }) => [...lettersInRange(range)]);
  expect(new Set(letters).size).toBe(letters.length);
  const claimed = [...(await faceLetters(whole(extended)))].filter((letter) => letter >= 0x100 && letter <= 0x2ba);
  expect(new Set(letters)).toEqual(new Set([...(await faceLetters(whole(latin))), ...claimed]));
  for (const { file, range = '' } of all) {
    expect(await faceLetters(bytesOf(fonts, file))).toEqual(lettersInRange(range));
  }
});

test('the sheets themselves lose their faces; one without stays as it is', async () => {
  const { withoutFaces } = await cut('');
  expect(withoutFaces(faces + styles).trim()).toBe(styles);
  expect(withoutFaces('p { color : red }')).toBe('p { color : red }');
});

test('a face that shows no letter is its whole file, with the range of what browsers take from it', async () => {
  const fonts = await cut('<p class="a">Lodz</p>');
  expect(facesIn(fonts.css)).toHaveLength(1);
  expect(fonts.unused).toEqual([`assets/${latin}`]);
  expect([...fonts.files.keys()].some((file) => file.includes('-ext-'))).toBe(false);
  const whole = facesIn(sheetOf(fonts)).find(({ file }) => file === extended);
  expect(whole?.range).toMatch(/^U\+10[0-9A-F,U+-]+$/);
});

test('letters that no face has need no file', async () => {
  const fonts = await cut('<p class="a">開発</p>');
  const { css, firstSheet, restSheet, files } = fonts;
  expect([facesIn(css), fonts.preloads('/0'), [...files.keys()]]).toEqual([[], [], [firstSheet, restSheet]]);
});

test('the same pages give the same files, in whatever order their letters come', async () => {
  const [once, again] = [await cut('<p class="a">Abc</p>'), await cut('<p class="a">cbA</p>')];
  expect(again.files).toEqual(once.files);
  expect(again.css).toBe(once.css);
});
