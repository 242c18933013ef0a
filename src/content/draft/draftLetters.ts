// In the first person, in sentences that are true for any such résumé.
import type { Game } from '../Game.ts';
import type { Resume } from '../Resume.ts';
import { type LatestJob, latestJob } from './latestJob.ts';
import { plainWords } from './plainWords.ts';
import { sheetWidth } from './sheetWidth.ts';
import { asSentence, firstWords, wholeSentences } from './shortened.ts';
import { yearsOfWork } from './yearsOfWork.ts';

/**
 * How much of the summary a letter quotes, in em of the folded sheet: 300 Latin letters. With the rest of the letter that
 * is three quarters of what the sheet holds.
 */
const quotedEm = 120;

/** The two letters, with their placeholders. */
export function draftLetters(resume: Resume, asOf: string): Game['letters'] {
  const middle = [introduction(resume, asOf), ...quotation(resume, asOf)];
  const closing = ['Yours sincerely,', '{name}'];
  return {
    generic: [
      'Dear hiring team,',
      ...middle,
      'The rest stands in my résumé. I would be glad to talk about it.',
      ...closing,
    ],
    personal: [
      'Dear {company} team,',
      ...middle,
      'The rest stands in my résumé. I would be glad to hear what {company} is looking for, and to talk about it.',
      ...closing,
    ],
  };
}

/** As much of a position's or an employer's name as a line of the folded sheet has room for. */
const named = (words: string) => firstWords(words, (text) => sheetWidth(text) <= 32);

function introduction(resume: Resume, asOf: string): string {
  const job = latestJob(resume, asOf);
  const trade = named(plainWords(resume.basics.label));
  if (!job) return asSentence(`I would like to introduce myself${trade && ` as ${trade}`}`);
  return asSentence(`${whenAndWhat(job)}${job.position && job.employer && ' at '}${named(job.employer)}`);
}

function whenAndWhat({ position, isCurrent, fromYear, toYear }: LatestJob): string {
  const what = named(position);
  if (isCurrent) return `Since ${fromYear} I have ${what ? `been ${what}` : 'worked at '}`;
  if (toYear) return `Until ${toYear} I ${what ? `was ${what}` : 'worked at '}`;
  return `I have ${what ? `been ${what}` : 'worked at '}`;
}

const firstPerson = /\b(I|I['’]m|I['’]ve|my|me)\b/;

/** Whole sentences of the summary, which stand for themselves in the first person, and are quoted in the third; without one, the years. */
function quotation(resume: Resume, asOf: string): string[] {
  const words = wholeSentences(plainWords(resume.basics.summary), (text) => sheetWidth(text) <= quotedEm);
  if (words) return [firstPerson.test(words) ? asSentence(words) : `My résumé begins: “${asSentence(words)}”`];
  const years = yearsOfWork(resume, asOf) ?? 0;
  return years > 1 ? [`Altogether I bring ${years} years of work.`] : [];
}
