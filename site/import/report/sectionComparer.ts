import { sectionForTitle } from '../normalize/sectionTitles.ts';
import { everyText } from '../values.ts';
import type { Path } from './Finding.ts';

/** In words. A longer text is hardly ever in two sections by chance. */
const maxCommonWords = 3;

/**
 * Returns a function that tells whether the résumé has a short text only because another section
 * of the file has it, too: the language "French" does not publish the citizenship "French".
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
    const ownSections = sectionsNamed(path);
    return (
      published.length > 0 &&
      published.every((section) => !ownSections.includes(section) && isIn(fileSections, section))
    );
  };
}

/** A text's words and numbers, in lower case. */
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
  for (const { path, text } of everyText(document)) {
    const sections = sectionsOf(path);
    for (const word of lettersIn(text)) {
      const wordSections = byWord.get(word) ?? new Set();
      byWord.set(word, wordSections);
      for (const section of sections) wordSections.add(section);
    }
  }
  return byWord;
}
