// In the first person, in sentences that are true for any such résumé.
import { counted } from '../counted.ts';
import { fillIn, type Places } from '../fillIn.ts';
import type { Game } from '../Game.ts';
import type { Resume } from '../Resume.ts';
import { type DraftLanguage, type DraftWords, inEnglish } from './draftWords.ts';
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

/** The two letters, with their placeholders. */
export function draftLetters(resume: Resume, asOf: string, said: DraftLanguage = inEnglish): Game['letters'] {
  const middle = [introduction(resume, asOf, said.words.letter), ...quotation(resume, asOf, said)];
  const { toAnybody, toCompany, closing, closingToCompany, greeting } = said.words.letter;
  return {
    generic: [toAnybody, ...middle, closing, greeting, '{name}'],
    personal: [toCompany, ...middle, closingToCompany, greeting, '{name}'],
  };
}

/** As much of a position's or an employer's name as a line of the folded sheet has room for. */
const named = (words: string) => firstWords(words, (text) => sheetWidth(text) <= 32);

/** Fills a sentence in; where what is filled in ends with a full stop, it has one alone. */
const filled = (template: string, places: Places) => fillIn(template, places).replace(/(\.|…)\.$/, '$1');

/** Who works for themselves has no employer to name. */
const ownBusiness = /^(?:self[- ]?employed|freelance(?:r|d)?|independent|own business)$/i;

function introduction(resume: Resume, asOf: string, words: DraftWords['letter']): string {
  const job = latestJob(resume, asOf);
  const trade = named(plainWords(resume.basics.label));
  const position = named(job?.position ?? '');
  const employer = ownBusiness.test(job?.employer ?? '') ? '' : named(job?.employer ?? '');
  if (!job || (!position && !employer)) return trade ? filled(words.introductionAs, { trade }) : words.introduction;
  const { isCurrent, fromYear: from, toYear: to } = job;
  const sentences = isCurrent ? words.current : to ? words.ended : words.undated;
  const known = position && employer ? 'both' : position ? 'position' : 'employer';
  return filled(sentences[known], { from, to, position, employer });
}

/** Whole sentences of the summary, which stand for themselves in the first person, and are quoted in the third; without one, the years. */
function quotation(resume: Resume, asOf: string, { words, language }: DraftLanguage): string[] {
  const { firstPerson, quotation: quoted, years: forms } = words.letter;
  const summary = wholeSentences(plainWords(resume.basics.summary), (text) => sheetWidth(text) <= quotedEm);
  if (summary) {
    const told = asSentence(summary);
    const own = firstPerson.split(' ');
    const isOwn = summary.split(/[^\p{L}\p{M}'’]+/u).some((word) => own.includes(word));
    return [isOwn ? told : filled(quoted, { summary: told })];
  }
  const years = yearsOfWork(resume, asOf) ?? 0;
  return years > 1 ? [counted(forms, years, language)] : [];
}
