// In the first person, in sentences that are true for any such résumé.
import type { Game } from '../Game.ts';
import type { Resume } from '../Resume.ts';
import { latestJob } from './latestJob.ts';
import { plainWords } from './plainWords.ts';
import { sheetWidth } from './sheetWidth.ts';
import { asSentence, firstWords, wholeSentences } from './shortened.ts';
import { yearsOfWork } from './yearsOfWork.ts';

/**
 * How much of the summary a letter quotes, in em of the folded sheet: 300 Latin letters. With the rest of the letter that
 * is three quarters of what the sheet holds.
 */
const quotedEm = 120;

/** What letters say. `{name}` and `{company}` are filled in at each visit, the other places here. */
const letterWords = {
  toAnybody: 'Dear hiring team,',
  toCompany: 'Dear {company} team,',
  introduction: 'I would like to introduce myself.',
  introductionAs: 'I would like to introduce myself as {trade}.',
  /** By the job: still held, ended, or without its time; with what is known of position and employer. */
  current: 'Since {from} I have worked{job}.',
  ended: 'Until {to} I worked{job}.',
  undated: 'I have worked{job}.',
  position: ' as {position}',
  employer: ' at {employer}',
  quotation: 'My résumé begins: “{summary}”',
  years: 'Altogether I bring {years} years of work.',
  closing: 'The rest stands in my résumé. I would be glad to talk about it.',
  closingToCompany:
    'The rest stands in my résumé. I would be glad to hear what {company} is looking for, and to talk about it.',
  greeting: 'Yours sincerely,',
} as const;

/** The two letters, with their placeholders. */
export function draftLetters(resume: Resume, asOf: string): Game['letters'] {
  const middle = [introduction(resume, asOf), ...quotation(resume, asOf)];
  const { toAnybody, toCompany, closing, closingToCompany, greeting } = letterWords;
  return {
    generic: [toAnybody, ...middle, closing, greeting, '{name}'],
    personal: [toCompany, ...middle, closingToCompany, greeting, '{name}'],
  };
}

/** As much of a position's or an employer's name as a line of the folded sheet has room for. */
const named = (words: string) => firstWords(words, (text) => sheetWidth(text) <= 32);

/** Puts words into a sentence; where they end with a full stop, it has one alone. */
function filled(template: string, place: string, words: string): string {
  return template.replace(`{${place}}`, () => words).replace(/(\.|…)\.$/, '$1');
}

/** Who works for themselves has no employer to name. */
const ownBusiness = /^(?:self[- ]?employed|freelance(?:r|d)?|independent|own business)$/i;

function introduction(resume: Resume, asOf: string): string {
  const job = latestJob(resume, asOf);
  const trade = named(plainWords(resume.basics.label));
  if (!job) return trade ? filled(letterWords.introductionAs, 'trade', trade) : letterWords.introduction;
  const { position, employer, isCurrent, fromYear, toYear } = job;
  const parts = [
    position && filled(letterWords.position, 'position', named(position)),
    employer && !ownBusiness.test(employer) && filled(letterWords.employer, 'employer', named(employer)),
  ].filter(Boolean);
  const sentence = isCurrent ? letterWords.current : toYear ? letterWords.ended : letterWords.undated;
  return filled(sentence.replace('{from}', fromYear).replace('{to}', toYear), 'job', parts.join(''));
}

const firstPerson = /\b(I|I['’]m|I['’]ve|my|me)\b/;

/** Whole sentences of the summary, which stand for themselves in the first person, and are quoted in the third; without one, the years. */
function quotation(resume: Resume, asOf: string): string[] {
  const words = wholeSentences(plainWords(resume.basics.summary), (text) => sheetWidth(text) <= quotedEm);
  if (words) {
    const summary = asSentence(words);
    return [firstPerson.test(words) ? summary : filled(letterWords.quotation, 'summary', summary)];
  }
  const years = yearsOfWork(resume, asOf) ?? 0;
  return years > 1 ? [filled(letterWords.years, 'years', String(years))] : [];
}
