import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Languages, siteWords, wordsIn } from '../../../src/content/check/siteWords.ts';
import { type DraftLanguage, inEnglish } from '../../../src/content/draft/draftWords.ts';
import { englishWords } from '../../words/wordFiles.ts';

const folder = join(import.meta.dirname, '../../words');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** The languages whose words are shipped: each has a file of its own beside the English words. */
export const languages: Languages = {
  english: englishWords,
  shipped: Object.fromEntries(
    files.map((file) => [parse(file).name, JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  ),
};

/** What drafts say in a language; without one, in English. */
export function draftLanguage(tag: unknown): DraftLanguage {
  const language = typeof tag === 'string' ? tag : inEnglish.language;
  const catalogue = siteWords(language, languages, {});
  return { words: catalogue ? wordsIn(catalogue).drafts : inEnglish.words, language };
}
