import type { Resume } from '../Resume.ts';

/** The owner's name, trimmed. */
export function playerName(resume: Resume): string {
  return resume.basics.name.trim();
}

/** A title after a name: `RN`, `Ph.D.`, `MBA`, `Jr.` */
const titlePattern = /^(?:(?=(?:.*\p{Lu}){2})[\p{L}.®-]{2,10}|[JS]r\.?|Esq\.?)$/u;

/**
 * A name without titles after its comma (`Rosa O'Dell, RN, MBA`). A first name after the comma
 * stays: `Haddad, Leila`.
 */
export function nameWithoutTitles(name: string): string {
  const [baseName = '', ...titles] = name.split(',');
  const words = titles.join(' ').split(/\s+/).filter(Boolean);
  return baseName.trim() && words.every((word) => titlePattern.test(word)) ? baseName.trim() : name;
}
