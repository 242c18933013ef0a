// The fonts of pages and documents have every character of the shipped languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fontFacts } from '../../documents/fontFacts.ts';
import { textsOf } from '../../messages/flatMessages.ts';
import { languages } from '../../prepare/publish/languages.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
const translations = [languages.english, ...Object.values(languages.shipped)];
const characters = [
  ...new Set(translations.flatMap((flatMessages) => Object.values(flatMessages).flatMap(textsOf)).join('')),
];

/** Returns a function that checks whether a web font has a character. */
async function webFontHas(file: string) {
  const face = readFileSync(join(modules, '@fontsource', `${file}-normal.woff2`));
  return fontFacts(await subsetFont(face, undefined, { targetFormat: 'truetype', keepAllGlyphs: true })).has;
}

test.each([
  ['press-start-2p', 400, 'press-start-2p/400Regular/PressStart2P_400Regular'],
  ['vt323', 400, 'vt323/400Regular/VT323_400Regular'],
  ['libre-franklin', 400, 'libre-franklin/400Regular/LibreFranklin_400Regular'],
  ['libre-franklin', 700, 'libre-franklin/700Bold/LibreFranklin_700Bold'],
])('%s %d has every character, on screen and on paper', async (family, weight, file) => {
  const [latin, latinExt] = await Promise.all(
    ['latin', 'latin-ext'].map((subset) => webFontHas(`${family}/files/${family}-${subset}-${weight}`)),
  );
  const documentFontHas = fontFacts(readFileSync(join(modules, '@expo-google-fonts', `${file}.ttf`))).has;
  const missingCharacters = characters.filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !(latin?.(code) || latinExt?.(code)) || !documentFontHas(code);
  });
  expect(characters).toContain('ż');
  expect(missingCharacters).toEqual([]);
});
