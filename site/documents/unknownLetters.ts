import type { Content } from '../../src/content/Content.ts';
import { everyValue } from '../../src/content/check/everyValue.ts';
import type { Finding } from '../../src/content/check/Finding.ts';
import { pathText } from '../../src/content/check/Problem.ts';
import { said } from '../../src/content/said.ts';
import type { FontFacts } from './fontFacts.ts';

/** What is printed of game.json; the rest is said on screen only, where every letter is drawn somehow. */
const printed = ['player', 'quest', 'letters.generic', 'sideQuests', 'about', 'manual'];

/** A text in another script fails in every field: a few are enough to see why. */
const shownAtMost = 8;

const mending =
  'Put a font file (TTF or OTF) that has the letters beside game.json, and name it here: "documents": { "fonts": ["NotoSans.ttf"] }.';

/** Nothing to see: joiners and marks that choose a form. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/**
 * The owner's letters that none of the faces has: one finding for each field, naming the first of them, and one that
 * says how to mend it. Without this they would be printed as empty boxes.
 */
export function unknownLetters({ resume, game }: Content, fonts: readonly FontFacts[]): readonly Finding[] {
  const { meta: _, ...words } = resume;
  const isPrinted = (path: string) => printed.some((start) => path.startsWith(start));
  const found = [
    ...unknownIn(words, fonts).map((finding) => ({ ...finding, file: 'resume.json' })),
    ...unknownIn(game, fonts)
      .filter(({ path }) => isPrinted(path))
      .map((finding) => ({ ...finding, file: 'game.json' })),
  ];
  if (found.length === 0) return [];
  const others = found.length - shownAtMost;
  const more = others > 0 ? `There are ${others} more fields like these. ` : '';
  return [
    ...found.slice(0, shownAtMost),
    { severity: 'error', file: 'game.json', path: 'documents.fonts', message: more + mending },
  ];
}

function unknownIn(document: unknown, fonts: readonly FontFacts[]): readonly Omit<Finding, 'file'>[] {
  return [...everyValue(document)].flatMap(({ path, value }): readonly Omit<Finding, 'file'>[] => {
    if (typeof value !== 'string') return [];
    const letter = [...said(value)].find(
      (one) => !unseen.test(one) && !fonts.some(({ has }) => has(one.codePointAt(0) ?? 0)),
    );
    return letter === undefined ? [] : [{ severity: 'error', path: pathText(path), message: message(letter) }];
  });
}

function message(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `The faces of the PDF documents have no "${letter}" (U+${code}).`;
}
