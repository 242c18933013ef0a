import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fontFacts } from './fontFacts.ts';

const { resolve } = createRequire(import.meta.url);
const factsOf = (file: string) => fontFacts(readFileSync(resolve(file)));
const pixels = factsOf('@expo-google-fonts/press-start-2p/400Regular/PressStart2P_400Regular.ttf');
const sans = factsOf('@expo-google-fonts/libre-franklin/700Bold/LibreFranklin_700Bold.ttf');
const dejaVu = factsOf('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');

test('fontFacts finds characters, including those above U+FFFF', () => {
  const [known, unknown] = ['Aاжא→★😀', '青'].map((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  expect(known?.every(dejaVu.has)).toBe(true);
  expect(unknown?.some(dejaVu.has)).toBe(false);
});

test('fontFacts lists every family name that a program may use', () => {
  expect(pixels.families).toContain('Press Start 2P');
  expect(sans.families).toContain('Libre Franklin');
  expect(dejaVu.families).toEqual(expect.arrayContaining(['DejaVu Sans Condensed', 'DejaVu Sans']));
});

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and so on')],
  ['a WOFF2 web font', Buffer.from('wOF2 and so on')],
  ['an empty file', Buffer.alloc(0)],
])('fontFacts rejects %s', (_, bytes) => {
  expect(() => fontFacts(bytes)).toThrow('neither a TTF nor an OTF');
});
