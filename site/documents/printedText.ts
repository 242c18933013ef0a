// Printed emoji are one-color pictures. A combined emoji (a family, a flag, a skin tone) has no glyph
// of its own, so only its first picture is printed, or nothing.
//
// A letter that no font has is printed in Latin letters, or as `[?]`.

import anyAscii from 'any-ascii';
import { splitGraphemes } from '../../src/resume/text/segments.ts';

/** Whether a font has a character, by its code point. */
export type HasCharacter = (codePoint: number) => boolean;

/** Pictures and other symbols that are not letters; the halves of a flag; the keycap frame. */
const picture = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{So}]|\u20E3/u;

/** Code points that modify the previous one: skin tones, variants, joiners, flag tags, keycaps. */
const modifier = /\p{Emoji_Modifier}|\p{Variation_Selector}|\u200D|\u20E3|[\u{E0020}-\u{E007F}]/u;

/** Code points without a glyph of their own: joiners, variation selectors, spaces and controls. */
const invisible = /\p{Default_Ignorable_Code_Point}|\s|\p{Cc}/u;

/** Whether every visible part of a text has a glyph. */
export function isPrintable(text: string, has: HasCharacter): boolean {
  return [...text].every((part) => invisible.test(part) || has(part.codePointAt(0) ?? 0));
}

/** Splits a text into graphemes and their printable forms: `''` for a picture that no font has. */
function printableParts(
  text: string,
  has: HasCharacter,
  language = '',
): readonly { grapheme: string; printable: string }[] {
  return splitGraphemes(text).map((grapheme) => {
    if (picture.test(grapheme)) return { grapheme, printable: pictureIn(grapheme, has) };
    return { grapheme, printable: isPrintable(grapheme, has) ? grapheme : latinLetters(grapheme, language) };
  });
}

/** A letter that has no Latin form. */
const unknownLetter = '[?]';

/** In Japanese, the sound of a Chinese character depends on the word. */
const unpredictableSound = /\p{Script=Han}/u;

function latinLetters(grapheme: string, language: string): string {
  if (/^ja\b/.test(language) && unpredictableSound.test(grapheme)) return unknownLetter;
  return anyAscii(grapheme).trim() || unknownLetter;
}

function pictureIn(grapheme: string, has: HasCharacter): string {
  const parts = [...grapheme].filter((part) => !modifier.test(part));
  if (parts.some((part) => /\p{Regional_Indicator}/u.test(part))) return '';
  // The first part that a font has. Without one, only the pictures are dropped; letters and accents stay.
  const knownPart = parts.find((part) => has(part.codePointAt(0) ?? 0));
  return knownPart ?? parts.filter((part) => !picture.test(part)).join('');
}

/**
 * Removes the pictures and transliterates the letters that no font has, which would print as boxes.
 * @param language the text's, because some sounds depend on it
 */
export function printedText(text: string, has: HasCharacter, language?: string): string {
  if (!picture.test(text) && isPrintable(text, has)) return text;
  let result = '';
  let isAfterRemoval = false;
  for (const { grapheme, printable } of printableParts(text, has, language)) {
    if (printable === '') isAfterRemoval = true;
    // Remove one of the spaces around a removed picture as well.
    else if (!(isAfterRemoval && /^\s$/.test(grapheme) && /^\s?$/.test(result.at(-1) ?? ''))) {
      if (isAfterRemoval && /^[,.;:!?)]$/.test(grapheme)) result = result.trimEnd();
      result += printable;
      isAfterRemoval = false;
    }
  }
  return result.trim() === '' ? '' : result.replaceAll(/(?:\[\?\])+/g, unknownLetter);
}

/** The pictures of a text that are not printed, without duplicates. */
export function omittedPictures(text: string, has: HasCharacter): readonly string[] {
  if (!picture.test(text)) return [];
  return [
    ...new Set(printableParts(text, has).flatMap(({ grapheme, printable }) => (printable === '' ? [grapheme] : []))),
  ];
}
