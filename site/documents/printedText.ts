// Emoji on paper: small pictures in one colour. What several signs draw together on a screen (a family, a flag, a hand
// in a skin tone) no such face draws as one: its first picture stands for it, or nothing does.

import { splitGraphemes } from '../../src/content/splitGraphemes.ts';

/** Whether a face has a letter, by its code point. */
export type HasLetter = (codePoint: number) => boolean;

/** Pictures, and other signs that are no letters; a flag's two letters; the frame round a digit. */
const picture = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{So}]|\u20E3/u;

/** What only changes the sign before it: skin tones, forms, joiners, the tags of flags, the frame of keys. */
const changes = /\p{Emoji_Modifier}|\p{Variation_Selector}|\u200D|\u20E3|[\u{E0020}-\u{E007F}]/u;

/** A text cut into what is printed, sign by sign; `''` for a picture that no face has. */
function signs(text: string, has: HasLetter): readonly { sign: string; printable: string }[] {
  return splitGraphemes(text).map((sign) => ({
    sign,
    printable: picture.test(sign) ? pictureIn(sign, has) : sign,
  }));
}

function pictureIn(sign: string, has: HasLetter): string {
  const parts = [...sign].filter((part) => !changes.test(part));
  if (parts.some((part) => /\p{Regional_Indicator}/u.test(part))) return '';
  // A picture of a letter with an accent is none: only what is drawn can be left out.
  const knownPart = parts.find((part) => has(part.codePointAt(0) ?? 0));
  return knownPart ?? parts.filter((part) => !picture.test(part)).join('');
}

/** A text as it is printed, with nothing in it that would be an empty box but letters. */
export function printedText(text: string, has: HasLetter): string {
  if (!picture.test(text)) return text;
  let result = '';
  let hasGone = false;
  for (const one of signs(text, has)) {
    if (one.printable === '') hasGone = true;
    // Where a picture is gone, one of the spaces beside it goes, too.
    else if (!(hasGone && /^\s$/.test(one.sign) && /^\s?$/.test(result.at(-1) ?? ''))) {
      if (hasGone && /^[,.;:!?)]$/.test(one.sign)) result = result.trimEnd();
      result += one.printable;
      hasGone = false;
    }
  }
  return result.trim() === '' ? '' : result;
}

/** The pictures of a text that are not printed, each once. */
export function leftOut(text: string, has: HasLetter): readonly string[] {
  if (!picture.test(text)) return [];
  return [...new Set(signs(text, has).flatMap(({ sign, printable }) => (printable === '' ? [sign] : [])))];
}
