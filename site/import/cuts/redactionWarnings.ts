import type { Resume, WrittenResume } from '../../../src/resume/Resume.ts';
import { isOwnBusiness } from '../draft/workHistory.ts';
import { type Finding, type Path, quoteValue, warning } from '../report/Finding.ts';
import { everyValue } from '../values.ts';

type Versions = {
  /** The cut before and after it became anonymous. */
  published: Resume;
  resume: Resume;
  written: WrittenResume;
};

/** Says what an anonymous cut replaced in texts, and which words may still tell who the owner is. */
export function redactionWarnings(path: Path, { published, resume, written }: Versions): readonly Finding[] {
  const replaced = replacedTexts(published, resume);
  const words = leftoverWords(resume, written);
  const messages = [
    replaced.length > 0 &&
      `${replaced.length === 1 ? 'A text names' : `${replaced.length} texts name`} you or an employer, ` +
        `so this version reads ${quoteValue(replaced[0])}. Reword the text in resume.json, or hide its entry.`,
    words.length > 0 &&
      `This version still has ${words.map((word) => quoteValue(word)).join(', ')}, a part of an employer's name. ` +
        'If it tells who you are, reword the text, or hide its entry.',
  ].filter((message) => message !== false);
  return messages.length > 0 ? [warning(path, messages.join(' '))] : [];
}

function replacedTexts(published: Resume, resume: Resume): readonly string[] {
  const before = new Set(textsOf(published));
  return textsOf(resume).filter((text) => !before.has(text) && /\[[^\]]+\]/.test(text));
}

const minLength = 3;

/** Capitalized words of employers' names in texts, such as a short name. */
function leftoverWords(resume: Resume, { work = [] }: WrittenResume): readonly string[] {
  const labels = (resume.work ?? []).flatMap(({ name }) => name ?? []);
  const names = work.flatMap(({ name = '' }) => (isOwnBusiness(name) ? [] : [name]));
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).filter((word) => /^\p{Lu}/u.test(word));
  const texts = textsOf({ ...resume, work: resume.work?.map(({ name: _, ...job }) => job) });
  const isIn = (word: string, text: string) => text.split(/[^\p{L}\p{N}]+/u).includes(word);
  return [...new Set(words)].filter(
    (word) =>
      word.length >= minLength &&
      !labels.some((label) => isIn(word, label)) &&
      texts.some((text) => isIn(word, withoutReplacements(text))),
  );
}

/** Not the first words of sentences, where every word has a capital. */
const withoutReplacements = (text: string) =>
  text.replace(/\[[^\]]*\]/g, '').replace(/(?:^|[.!?:;•]\s)\s*[\p{L}\p{N}]+/gu, '. ');

function textsOf(resume: Resume): readonly string[] {
  return [...everyValue(resume)].flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
