import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fontFacts } from './fontFacts.ts';

const { resolve } = createRequire(import.meta.url);
const factsOf = (file: string) => fontFacts(readFileSync(resolve(file)));
const pixels = factsOf('@expo-google-fonts/press-start-2p/400Regular/PressStart2P_400Regular.ttf');
const terminal = factsOf('@expo-google-fonts/vt323/400Regular/VT323_400Regular.ttf');
const sans = factsOf('@expo-google-fonts/libre-franklin/700Bold/LibreFranklin_700Bold.ttf');
const dejaVu = factsOf('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');

test.each([
  { face: 'Press Start 2P', facts: pixels, has: 'Aé€★→ж', lacks: '青ا😀' },
  { face: 'VT323', facts: terminal, has: 'Aé', lacks: '→★青' },
  { face: 'Libre Franklin', facts: sans, has: 'Aéőș–…·©', lacks: '→★青' },
  { face: 'DejaVu Sans, including code points above 65,535', facts: dejaVu, has: 'Aاжא→★😀', lacks: '青' },
])('knows the characters of $face', ({ facts, has, lacks }) => {
  const knownCharacters = (characters: string) =>
    [...characters].filter((letter) => facts.has(letter.codePointAt(0) ?? 0)).join('');
  expect(knownCharacters(has)).toBe(has);
  expect(knownCharacters(lacks)).toBe('');
});

test('lists every family name that a program may use', () => {
  expect(pixels.families).toContain('Press Start 2P');
  expect(sans.families).toContain('Libre Franklin');
  expect(dejaVu.families).toEqual(expect.arrayContaining(['DejaVu Sans Condensed', 'DejaVu Sans']));
});

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and so on')],
  ['a WOFF2 web font', Buffer.from('wOF2 and so on')],
  ['an empty file', Buffer.alloc(0)],
])('rejects %s', (_, bytes) => {
  expect(() => fontFacts(bytes)).toThrow('neither a TTF nor an OTF');
});
