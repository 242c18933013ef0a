// In the first person, in sentences that are true for any such résumé.
import { counted } from '../counted.ts';
import { fillIn } from '../fillIn.ts';
import type { Game } from '../Game.ts';
import { isolated } from '../isolated.ts';
import type { Resume } from '../Resume.ts';
import { type DraftLanguage, type DraftWords, inEnglish } from './draftWords.ts';
import { type LatestJob, latestJob } from './latestJob.ts';
import { plainWords } from './plainWords.ts';
import { sheetWidth } from './sheetWidth.ts';
import { asSentence, firstWords, wholeSentences } from './shortened.ts';
import { withArticle } from './withArticle.ts';
import { yearsOfWork } from './yearsOfWork.ts';

/**
 * How much of the summary a letter quotes, in em of the folded sheet: 300 Latin letters. With the rest of the letter that
 * is three quarters of what the sheet holds.
 */
const quotedEm = 120;

/** Whether there are words for a letter in the owner's language: English ones around theirs would be neither. */
export function hasLetterWords({ words, language }: DraftLanguage): boolean {
  return isEnglish(language) || words.letter.closing !== inEnglish.words.letter.closing;
}

const isEnglish = (language: string) => /^en\b/i.test(language);

export function draftLetters(resume: Resume, asOf: string, said: DraftLanguage = inEnglish): Game['letters'] {
  if (!hasLetterWords(said)) {
    const own = summaryIn(resume);
    return { generic: own ? [own, '{name}'] : [], personal: [] };
  }
  const middle = [introduction(resume, asOf, said), ...quotation(resume, asOf, said)];
  const { toAnybody, toCompany, closing, closingToCompany, greeting } = said.words.letter;
  return {
    generic: [toAnybody, ...middle, closing, greeting, '{name}'],
    personal: [toCompany, ...middle, closingToCompany, greeting, '{name}'],
  };
}

/** As much of a position's or an employer's name as a line of the folded sheet has room for. */
const named = (words: string) => firstWords(words, (text) => sheetWidth(text) <= 32);

/** Fills a sentence in; where what is filled in ends with a full stop, it has one alone. */
const filled = (template: string, places: Readonly<Record<string, string>>) =>
  fillIn(template, Object.fromEntries(Object.entries(places).map(([place, text]) => [place, isolated(text)]))).replace(
    /(\.|…)\.$/,
    '$1',
  );

/** An employer or a school as a sentence has it: in English, `the University of Leeds`. */
function placed(name: string, language: string): string {
  const article =
    isEnglish(language) && /^(?:university|ministry|department|institute|museum|city|office) of\b/i.test(name);
  return named(article ? `the ${name}` : name);
}

/** Who works for themselves has no employer to name. */
const ownBusiness = /^(?:self[- ]?employed|freelance(?:r|d)?|independent|own business)$/i;

/** What the owner does, or did last; who does no work now, what they study. */
function introduction(resume: Resume, asOf: string, { words: { letter: words }, language }: DraftLanguage): string {
  const job = latestJob(resume, asOf);
  const studies = job?.isCurrent ? undefined : latestStudies(resume, asOf, language);
  const sentences = [
    job && employment(job, words, language),
    studies?.isCurrent && filled(words.studies.current, studies.places),
    studies && !studies.isCurrent && !job && filled(words.studies.ended, studies.places),
  ];
  return sentences.filter(Boolean).join(' ') || words.introduction;
}

/** What is said of a job, as far as it is known. */
function employment(
  { isCurrent, startDate, endDate, ...job }: LatestJob,
  words: DraftWords['letter'],
  language: string,
) {
  const role = named(job.position);
  const position = isEnglish(language) ? withArticle(role) : role;
  const employer = ownBusiness.test(job.employer) ? '' : placed(job.employer, language);
  if (!position && !employer) return '';
  const sentences = isCurrent ? words.current : endDate ? words.ended : words.undated;
  const known = position && employer ? 'both' : position ? 'position' : 'employer';
  return filled(sentences[known], { from: startDate.slice(0, 4), to: endDate.slice(0, 4), position, employer });
}

/** The training that goes on, else the one that ended last, where subject, school and time are known. */
function latestStudies({ education = [] }: Resume, asOf: string, language: string) {
  const [latest] = education
    .map(({ area, institution, startDate = '', endDate = '' }) => ({
      places: {
        subject: named(plainWords(area)),
        school: placed(plainWords(institution), language),
        from: startDate.slice(0, 4),
        to: endDate.slice(0, 4),
      },
      ends: endDate || asOf,
      isCurrent: startDate !== '' && (!endDate || endDate > asOf),
    }))
    .filter(({ places: { subject, school }, ends, isCurrent }) => subject && school && (isCurrent || ends < asOf))
    .sort((a, b) => Number(a.ends < b.ends) - Number(a.ends > b.ends));
  return latest;
}

/**
 * Whole sentences of the summary, which stand for themselves in the first person, and are quoted in the third; without one, the
 * years, where they are more than those of the job that is told.
 */
function quotation(resume: Resume, asOf: string, { words, language }: DraftLanguage): string[] {
  const { firstPerson, quotation: quoted, years: forms } = words.letter;
  const told = summaryIn(resume);
  if (told) {
    const own = firstPerson.split(' ');
    const isOwn = told.split(/[^\p{L}\p{M}'’]+/u).some((word) => own.includes(word));
    return [isOwn ? told : filled(quoted, { summary: told })];
  }
  const years = yearsOfWork(resume, asOf) ?? 0;
  const atTheJob = yearsOfWork({ work: [latestJob(resume, asOf) ?? {}] }, asOf) ?? 0;
  return years > Math.max(1, atTheJob) ? [counted(forms, years, language)] : [];
}

function summaryIn({ basics }: Resume): string {
  return asSentence(wholeSentences(plainWords(basics.summary), (text) => sheetWidth(text) <= quotedEm));
}
