import { sectionForTitle } from '../formats/sectionTitles.ts';
import { everyValue } from '../values.ts';
import type { Path } from './Finding.ts';

/** Longer texts are in one place alone. In words. */
const maxCommonWords = 3;

/**
 * A function that tells whether the résumé has a short text only because of another section of the file:
 * the citizenship "French" is not published by a language of that name.
 */
export function sectionComparer(file: unknown, resume: unknown): (path: Path, text: string) => boolean {
  const fileSections = sectionsByWord(file, sectionsNamed);
  const resumeSections = sectionsByWord(resume, ([section]) => [String(section)]);
  return (path, text) => {
    const words = lettersIn(text);
    if (words.length === 0 || words.length > maxCommonWords || /\d/.test(text)) return false;
    const isIn = (sections: SectionsByWord, section: string) => words.every((word) => sections.get(word)?.has(section));
    const published = [...(resumeSections.get(words[0] ?? '') ?? [])].filter((section) =>
      isIn(resumeSections, section),
    );
    const own = sectionsNamed(path);
    return published.length > 0 && published.every((section) => !own.includes(section) && isIn(fileSections, section));
  };
}

/** The words and numbers of a text. */
export function lettersIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

type SectionsByWord = ReadonlyMap<string, ReadonlySet<string>>;

/** The sections that a path of any format names; `basics` if it names none. */
function sectionsNamed(path: Path): readonly string[] {
  const sections = path.flatMap((step) => (typeof step === 'string' ? (sectionForTitle(step) ?? []) : []));
  const lists = sections.filter((section) => section !== 'summary');
  return lists.length > 0 ? lists : ['basics'];
}

function sectionsByWord(document: unknown, sectionsOf: (path: Path) => readonly string[]): SectionsByWord {
  const byWord = new Map<string, Set<string>>();
  for (const { path, value } of everyValue(document)) {
    if (typeof value !== 'string') continue;
    const sections = sectionsOf(path);
    for (const word of lettersIn(value)) {
      const known = byWord.get(word) ?? new Set();
      byWord.set(word, known);
      for (const section of sections) known.add(section);
    }
  }
  return byWord;
}
