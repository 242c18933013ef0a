// Joins the lines of a paragraph. A hyphen at the end of a line stays, unless the file hyphenates
// words or has the joined word elsewhere.
import { anyOf, words } from '../words/words.ts';

export type LineJoiner = (text: string, next: string) => string;

/** The parts of a word around a hyphen at the end of a line. */
type BrokenWord = { start: string; end: string };

/** A file with more broken words hyphenates. Others have a few compounds at the ends of lines. */
const maxCompounds = 2;

/** An end with fewer letters may be a word of the file by chance. */
const minEnd = 4;

/** First parts of compounds, which keep their hyphen: "well-known". */
const firstPart = new RegExp(`^${anyOf(words.documents['before a hyphen'])}$`, 'i');

/** @param isTex whether TeX has made the file: it hyphenates */
export function lineJoiner(lines: readonly { text: string }[], isTex = false): LineJoiner {
  const brokenWords = lines.map(({ text }, index) => brokenWord(lines[index - 1]?.text ?? '', text));
  const broken = brokenWords.flatMap((word) => word ?? []);
  // The rest of a broken word is not a word of the file.
  const texts = lines.map(({ text }, index) => text.slice(brokenWords[index]?.end.length ?? 0));
  const fileWords = new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []));
  const isCompound = ({ start, end }: BrokenWord) =>
    firstPart.test(start) ||
    (end.length >= minEnd && (fileWords.has(end) || (isTex && start.length >= minEnd && fileWords.has(start))));
  const hyphenates = isTex || broken.filter((word) => !isCompound(word)).length > maxCompounds;
  return (text, next) => {
    const word = brokenWord(text, next);
    // "REST-" above "CRUD"
    if (!word) return /[\p{L}\p{N}]-$/u.test(text) && /^[\p{Lu}\p{N}]/u.test(next) ? text + next : `${text} ${next}`;
    const isOneWord = fileWords.has(word.start + word.end) || (hyphenates && !isCompound(word));
    return isOneWord ? `${text.slice(0, -1)}${next}` : `${text}${next}`;
  };
}

/** "de-" above "sign"; none in "pre-" above "and post-war" */
function brokenWord(text: string, next: string): BrokenWord | undefined {
  const [, start] = /(\p{L}*\p{Ll})-$/u.exec(text) ?? [];
  const [end = ''] = /^\p{Ll}+/u.exec(next) ?? [];
  return start && end && !/^(?:and|or|und|oder|y|et|i|en|e)$/.test(end) ? { start, end } : undefined;
}
