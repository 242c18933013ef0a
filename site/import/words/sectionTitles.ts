// Recognizes the sections of a résumé in many languages: by headings in plain documents, by keys in
// data files, and by titles in the owner's own words.
import { anyOf, listOf, words } from './words.ts';

type Section = keyof typeof words.headings.sections;

/** The section below a heading. Headings such as "Additional information" have `other`. */
export type TextSection = Section | 'memberships' | 'coursework';

const isSection = (name: string): name is Section => name in words.headings.sections;

const headings: readonly (readonly [section: TextSection, languages: Readonly<Record<string, string>>])[] =
  Object.entries(words.headings.sections).flatMap(([section, languages]) =>
    isSection(section) ? [[section, languages] as const] : [],
  );

/** Headings that data files also use as keys (`workExperience`): all except the "headings only". */
export const headingKeys: ReadonlyMap<string, readonly string[]> = new Map(
  headings.map(([section, { 'en, headings only': _, ...languages }]) => [section, listOf(languages)]),
);

/** The sections by their headings, also without spaces. */
const sectionByHeading: ReadonlyMap<string, TextSection> = new Map(
  headings.flatMap(([section, languages]) =>
    listOf(languages).flatMap((name) =>
      [foldHeading(name), foldHeading(name).replaceAll(' ', '')].map((key) => [key, section] as const),
    ),
  ),
);

/** Words that may be beside a section's name: "Teaching Experience", "Expérience clinique". */
const qualifiers: ReadonlySet<string> = new Set(listOf(words.headings.qualifiers).map(foldHeading));

/** "and" in several languages, and characters such as "&" that separate the parts of a heading. */
const conjunction = /\s*[&/,|+•·]\s*|\s+(?:and|und|et|y|e|en|i|og|och)\s+/i;

/** Longer lines, in characters, are not headings. */
const maxHeadingLength = 70;

/** "Publications (selected)" */
const remark = /\s+\([^()]*\):?$/;

/** The section that a line starts; `undefined` if the line is not a known heading. */
export function sectionForHeading(heading: string): TextSection | undefined {
  // "/// Education"
  const text = heading.replace(remark, '').replace(/^[^\p{L}\p{N}]+\s/u, '');
  if (text.length > maxHeadingLength || /[\d[\]{}<>="]|[.;!?]$/.test(text)) return undefined;
  const sections = text.split(conjunction).map((part) => sectionForQualifiedName(foldHeading(part)));
  return sectionByHeading.get(foldHeading(text)) ?? (sections.every(Boolean) ? sections[0] : undefined);
}

/** The section of a name, or of a name with qualifiers before or after it. */
function sectionForQualifiedName(name: string): TextSection | undefined {
  const nameWords = name.split(' ');
  for (let length = nameWords.length; length > 0; length -= 1) {
    const starts = length === nameWords.length ? [0] : [nameWords.length - length, 0];
    for (const start of starts) {
      const section = sectionByHeading.get(nameWords.slice(start, start + length).join(' '));
      const otherWords = nameWords.toSpliced(start, length);
      if (section && otherWords.every((word) => qualifiers.has(word))) return section;
    }
  }
  return undefined;
}

/** Makes `WORK EXPERIENCE:` and "Work experience" equal, and joins spaced letters: "S K I LLS". */
function foldHeading(text: string): string {
  const singles = text.match(/(?<!\S)\p{L}(?!\S)/gu) ?? [];
  const parts = text.split(/\s+/);
  const joinedText = parts.length > 2 && singles.length * 2 >= parts.length ? parts.join('') : text;
  return foldLetters(joinedText)
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}&'-]+/gu, ' ')
    .trim();
}

function foldLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Parts of titles and keys, in lower case without accents. The first match counts. */
const titlePatterns = words.titles.flatMap(({ section, words: parts }) =>
  isSection(section) ? [{ section, pattern: new RegExp(anyOf(parts)) }] : [],
);

/** The section of a title in the owner's words: by a known part of it, else as a known heading. */
export const sectionForTitle = (title: string): TextSection | undefined =>
  sectionForKey(title) ?? sectionForHeading(title);

/** The section of a key; `undefined` if no part of it is known. */
export function sectionForKey(key: string): TextSection | undefined {
  const plainKey = foldLetters(key).replaceAll('ł', 'l').replaceAll('_', ' ');
  return titlePatterns.find(({ pattern }) => pattern.test(plainKey))?.section;
}

/** Matches titles of the whole document, such as "Résumé". */
export const documentTitlePattern = new RegExp(`^${anyOf(words.entries['titles of the document'])}$`, 'i');
