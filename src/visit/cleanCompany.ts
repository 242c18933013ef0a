// The name in a link is untrusted, because anyone may have written it. Pages show it only as text.
// Cleaning removes parts that are not a name, and characters that would affect the surrounding text.

import { graphemes } from './graphemes.ts';

/** The maximum length in graphemes. Nearly all names are shorter. */
const maxGraphemes = 40;
/** Longer graphemes are removed. No real character is longer, but stacked accents are. */
const maxCodePointsPerGrapheme = 16;
/** Longer input is cut first, so that cleaning a link of a megabyte is fast. In code units. */
const maxInputLength = 2000;

const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\uFFFD]/gu;
const tags = /<[/!?a-z][^<>]*>/gi;
const angleBrackets = /[<>]/g;

/** Patterns of URLs and email addresses. Each reads a word once, so that no input takes long. */
const addresses = [
  /\/\//,
  /www\./i,
  /(?:java|vb)script:/i,
  /(?:^|\W)(?:about|blob|data|file|mailto|sms|tel):./i,
  /^.[^@]*@.+\../,
  // A host with a path. A host without one may be a company's name, such as Booking.com.
  /.\.[a-z]{2,}\//i,
];

/**
 * Cleans a company name from a link: at most 40 graphemes, no control, bidirectional or zero-width
 * characters, no markup, no address. Idempotent.
 * @returns `''` if nothing is left
 */
export function cleanCompany(raw: string): string {
  let name = raw.slice(0, maxInputLength);
  // A removal can join two parts into a new match, so repeat until the text stays the same.
  for (let previousName = ''; previousName !== name; ) {
    previousName = name;
    name = cleanOnce(name);
  }
  return name;
}

function cleanOnce(text: string): string {
  const visibleText = text.normalize('NFC').replace(/\s/g, ' ').replace(invisibleCharacters, '');
  const plainText = visibleText.replace(tags, '').replace(angleBrackets, '');
  const words = plainText.split(' ').filter((word) => word && !addresses.some((address) => address.test(word)));
  return firstGraphemes(words.join(' ')).trim();
}

function firstGraphemes(text: string): string {
  return graphemes(text)
    .filter((grapheme) => Array.from(grapheme).length <= maxCodePointsPerGrapheme)
    .slice(0, maxGraphemes)
    .join('');
}
