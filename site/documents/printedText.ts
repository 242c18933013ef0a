// Emoji in print are one-color pictures. A combined emoji (a family, a flag, a skin tone) has no
// glyph of its own: its first picture is printed, or nothing.

import { splitGraphemes } from '../import/text/segments.ts';

/** Whether a font has a character, by its code point. */
export type HasLetter = (codePoint: number) => boolean;

/** Pictures and other symbols that are not letters; the halves of a flag; the keycap frame. */
const picture = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{So}]|\u20E3/u;

/**
 * Code points that only modify the one before: skin tones, variants, joiners, flag tags, keycaps.
 */
const changes = /\p{Emoji_Modifier}|\p{Variation_Selector}|\u200D|\u20E3|[\u{E0020}-\u{E007F}]/u;

/** Splits a text into signs and their printable form: `''` for a picture that no font has. */
function signs(text: string, has: HasLetter): readonly { sign: string; printable: string }[] {
  return splitGraphemes(text).map((sign) => ({
    sign,
    printable: picture.test(sign) ? pictureIn(sign, has) : sign,
  }));
}

function pictureIn(sign: string, has: HasLetter): string {
  const parts = [...sign].filter((part) => !changes.test(part));
  if (parts.some((part) => /\p{Regional_Indicator}/u.test(part))) return '';
  // Keep a symbol's letters and accents: only pictures may be dropped.
  const knownPart = parts.find((part) => has(part.codePointAt(0) ?? 0));
  return knownPart ?? parts.filter((part) => !picture.test(part)).join('');
}

/** Removes pictures that no font has, so that they do not print as empty boxes. */
export function printedText(text: string, has: HasLetter): string {
  if (!picture.test(text)) return text;
  let result = '';
  let isAfterRemoval = false;
  for (const { sign, printable } of signs(text, has)) {
    if (printable === '') isAfterRemoval = true;
    // Remove one of the spaces around a removed picture as well.
    else if (!(isAfterRemoval && /^\s$/.test(sign) && /^\s?$/.test(result.at(-1) ?? ''))) {
      if (isAfterRemoval && /^[,.;:!?)]$/.test(sign)) result = result.trimEnd();
      result += printable;
      isAfterRemoval = false;
    }
  }
  return result.trim() === '' ? '' : result;
}

/** The pictures of a text that are not printed, without duplicates. */
export function omittedPictures(text: string, has: HasLetter): readonly string[] {
  if (!picture.test(text)) return [];
  return [...new Set(signs(text, has).flatMap(({ sign, printable }) => (printable === '' ? [sign] : [])))];
}
