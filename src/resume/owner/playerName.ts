import type { Resume } from '../Resume.ts';

/** The owner's name, trimmed. */
export function playerName(resume: Resume): string {
  return resume.basics.name.trim();
}

/** An honorific after a name: `RN`, `Ph.D.`, `MBA`, `Jr.` */
const honorific = /^(?:(?=(?:.*\p{Lu}){2})[\p{L}.®-]{2,10}|[JS]r\.?|Esq\.?)$/u;

/** Matches an emoji with its modifiers and the space before it, but not ©, ® and ™, which fonts have. */
const emoji =
  /\s*(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}](?:\p{Emoji_Modifier}|\p{Mark}|\u200D|[\u{E0020}-\u{E007F}])*/gu;

/**
 * A name for a title: without honorifics after its comma (`Rosa O'Dell, RN, MBA`) and without emoji,
 * which the pixel fonts lack. Both would separate the name from its `'s`. A first name after the comma
 * stays: `Haddad, Leila`.
 */
export function nameInTitle(name: string): string {
  const plainName = name.replace(emoji, '').trim() || name;
  const [baseName = '', ...honorifics] = plainName.split(',');
  const words = honorifics.join(' ').split(/\s+/).filter(Boolean);
  return baseName.trim() && words.every((word) => honorific.test(word)) ? baseName.trim() : plainName;
}
