// The name in a link is untrusted: anybody may have written it. It is only ever shown as text; cleaning also removes what is
// no name, and what would leave its place on the page.

import { graphemes } from './graphemes.ts';

/** More than nearly all names have. In graphemes: what a person would call a letter. */
const maxGraphemes = 40;
/** More than any real letter or emoji is made of; a stack of accents that climbs out of its line has hundreds. */
const maxCodePointsPerGrapheme = 16;
/** Longer input is cut first, so that a link of a megabyte costs nothing. In UTF-16 units. */
const maxInputLength = 2000;

/** The flags of England, Scotland and the like: a black flag spelt out in invisible letters. */
const spelledFlag = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]+\\u{E007F}';
/** The joiner between parts of an emoji, and the selector of its coloured form. Kept inside an emoji only. */
const emojiJoiner = '(?<=[\\p{ExtPict}\\p{EMod}\\uFE0F])\\u200D(?=\\p{ExtPict})';
const emojiForm = '(?<=\\p{Emoji})\\uFE0F';
const unseen = new RegExp(
  `(${spelledFlag}|${emojiJoiner}|${emojiForm})|[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFFD]`,
  'gu',
);

const tags = /<[/!?a-z][^<>]*>/gi;
const angleBrackets = /[<>]/g;

/** Patterns of an address. Each reads a word once, so that no input takes long. */
const addresses = [
  /\/\//,
  /www\./i,
  /(?:java|vb)script:/i,
  /(?:^|\W)(?:about|blob|data|file|mailto|sms|tel):./i,
  /^.[^@]*@.+\../,
  // A host with a path. A host alone may be a company's name, as many a travel agency's is.
  /.\.[a-z]{2,}\//i,
];

/**
 * A company's name from a link, made fit to be shown: at most 40 graphemes, no control, bidirectional or zero-width characters
 * (an emoji's own joiners stay), no markup, no address. Cleaning what is clean changes nothing.
 *
 * @returns `''` when nothing is left
 */
export function cleanCompany(raw: string): string {
  let name = raw.slice(0, maxInputLength);
  // Taking something out can bring two halves of something else together. Each round makes the text shorter or
  // leaves it as it is, so this ends.
  for (let before = ''; before !== name; ) {
    before = name;
    name = cleanOnce(name);
  }
  return name;
}

function cleanOnce(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(unseen, (_, emojiPart?: string) => emojiPart ?? '');
  const unmarked = visible.replace(tags, '').replace(angleBrackets, '');
  const words = unmarked.split(' ').filter((word) => word && !addresses.some((address) => address.test(word)));
  return firstGraphemes(words.join(' ')).trim();
}

function firstGraphemes(text: string): string {
  return graphemes(text)
    .filter((grapheme) => Array.from(grapheme).length <= maxCodePointsPerGrapheme)
    .slice(0, maxGraphemes)
    .join('');
}
