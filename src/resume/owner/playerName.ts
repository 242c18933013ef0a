import type { Resume } from '../Resume.ts';

/** The owner's name, trimmed. */
export function playerName(resume: Resume): string {
  return resume.basics.name.trim();
}

/** An honorific after a name: `RN`, `Ph.D.`, `MBA`, `Jr.` */
const honorific = /^(?:(?=(?:.*\p{Lu}){2})[\p{L}.®-]{2,10}|[JS]r\.?|Esq\.?)$/u;

/**
 * An emoji with its colors and joiners, and the space before it. Signs that a font draws like
 * letters stay.
 */
const emoji =
  /\s*(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}](?:\p{Emoji_Modifier}|\p{Mark}|\u200D|[\u{E0020}-\u{E007F}])*/gu;

/**
 * A name as a title prints it: without honorifics after its comma (`Rosa O'Dell, RN, MBA`) and
 * emoji, which the pixel fonts lack and which would separate the name from its `'s`. A first name after
 * the comma stays: `Haddad, Leila`.
 */
export function nameInTitle(name: string): string {
  const letters = name.replace(emoji, '').trim() || name;
  const [baseName = '', ...honorifics] = letters.split(',');
  const words = honorifics.join(' ').split(/\s+/).filter(Boolean);
  return baseName.trim() && words.every((word) => honorific.test(word)) ? baseName.trim() : letters;
}
