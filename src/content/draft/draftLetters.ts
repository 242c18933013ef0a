// In the first person, in sentences that are true for any such résumé.

import { fillIn } from '../fillIn.ts';
import { formatCount } from '../formatCount.ts';
import type { Game } from '../Game.ts';
import { isolateRtl } from '../isolateRtl.ts';
import type { Resume } from '../Resume.ts';
import { type DraftLocale, type DraftMessages, englishLocale } from './draftMessages.ts';
import { type LatestJob, latestJob } from './latestJob.ts';
import { sheetWidth } from './sheetWidth.ts';
import { asSentence, firstWords, wholeSentences } from './shortenText.ts';
import { textForDraft } from './textForDraft.ts';
import { withArticle } from './withArticle.ts';
import { yearsOfWork } from './yearsOfWork.ts';

/**
 * How much of the summary a letter quotes, in em of the folded sheet: 300 Latin letters. With the rest of the letter that
 * is three quarters of what the sheet holds.
 */
const maxQuoteEm = 120;

/** Whether there are words for a letter in the owner's language: English ones around theirs would be neither. */
export function hasLetterMessages({ messages, language }: DraftLocale): boolean {
  return isEnglish(language) || messages.letter.closing !== englishLocale.messages.letter.closing;
}

const isEnglish = (language: string) => /^en\b/i.test(language);

export function draftLetters(resume: Resume, asOf: string, locale: DraftLocale = englishLocale): Game['letters'] {
  if (!hasLetterMessages(locale)) {
    const summary = summaryIn(resume);
    return { generic: summary ? [summary, '{name}'] : [], personal: [] };
  }
  const middle = [introduction(resume, asOf, locale), ...quotation(resume, asOf, locale)];
  const { toAnybody, toCompany, closing, closingToCompany, greeting } = locale.messages.letter;
  return {
    generic: [toAnybody, ...middle, closing, greeting, '{name}'],
    personal: [toCompany, ...middle, closingToCompany, greeting, '{name}'],
  };
}

/** As much of a position's or an employer's name as a line of the folded sheet has room for. */
const shortenName = (name: string) => firstWords(name, (text) => sheetWidth(text) <= 32);

/** Fills a sentence in; where what is filled in ends with a full stop, it has one alone. */
const fillSentence = (template: string, values: Readonly<Record<string, string>>) =>
  fillIn(
    template,
    Object.fromEntries(Object.entries(values).map(([placeholder, text]) => [placeholder, isolateRtl(text)])),
  ).replace(/(\.|…)\.$/, '$1');

/** An employer or a school as a sentence has it: in English, `the University of Leeds`. */
function organizationPhrase(name: string, language: string): string {
  const article =
    isEnglish(language) && /^(?:university|ministry|department|institute|museum|city|office) of\b/i.test(name);
  return shortenName(article ? `the ${name}` : name);
}

/** Who works for themselves has no employer to name. */
const ownBusiness = /^(?:self[- ]?employed|freelance(?:r|d)?|independent|own business)$/i;

/** What the owner does, or did last; who does no work now, what they study. */
function introduction(resume: Resume, asOf: string, { messages: { letter: messages }, language }: DraftLocale): string {
  const job = latestJob(resume, asOf);
  const studies = job?.isCurrent ? undefined : latestStudies(resume, asOf, language);
  const sentences = [
    job && employment(job, messages, language),
    studies?.isCurrent && fillSentence(messages.studies.current, studies.values),
    studies && !studies.isCurrent && !job && fillSentence(messages.studies.ended, studies.values),
  ];
  return sentences.filter(Boolean).join(' ') || messages.introduction;
}

/** What is said of a job, as far as it is known. */
function employment(
  { isCurrent, startDate, endDate, ...job }: LatestJob,
  messages: DraftMessages['letter'],
  language: string,
) {
  const role = shortenName(job.position);
  const position = isEnglish(language) ? withArticle(role) : role;
  const employer = ownBusiness.test(job.employer) ? '' : organizationPhrase(job.employer, language);
  if (!position && !employer) return '';
  const sentences = isCurrent ? messages.current : endDate ? messages.ended : messages.undated;
  const knownParts = position && employer ? 'both' : position ? 'position' : 'employer';
  return fillSentence(sentences[knownParts], {
    from: startDate.slice(0, 4),
    to: endDate.slice(0, 4),
    position,
    employer,
  });
}

/** The training that goes on, else the one that ended last, where subject, school and time are known. */
function latestStudies({ education = [] }: Resume, asOf: string, language: string) {
  const [latest] = education
    .map(({ area, institution, startDate = '', endDate = '' }) => ({
      values: {
        subject: shortenName(textForDraft(area)),
        school: organizationPhrase(textForDraft(institution), language),
        from: startDate.slice(0, 4),
        to: endDate.slice(0, 4),
      },
      ends: endDate || asOf,
      isCurrent: startDate !== '' && (!endDate || endDate > asOf),
    }))
    .filter(({ values: { subject, school }, ends, isCurrent }) => subject && school && (isCurrent || ends < asOf))
    .sort((a, b) => Number(a.ends < b.ends) - Number(a.ends > b.ends));
  return latest;
}

/**
 * Whole sentences of the summary, which stand for themselves in the first person, and are quoted in the third; without one, the
 * years, where they are more than those of the job that is told.
 */
function quotation(resume: Resume, asOf: string, { messages, language }: DraftLocale): string[] {
  const { firstPerson, quotation: quotationTemplate, years: forms } = messages.letter;
  const summary = summaryIn(resume);
  if (summary) {
    const firstPersonWords = firstPerson.split(' ');
    const isFirstPerson = summary.split(/[^\p{L}\p{M}'’]+/u).some((word) => firstPersonWords.includes(word));
    return [isFirstPerson ? summary : fillSentence(quotationTemplate, { summary })];
  }
  const years = yearsOfWork(resume, asOf) ?? 0;
  const atTheJob = yearsOfWork({ work: [latestJob(resume, asOf) ?? {}] }, asOf) ?? 0;
  return years > Math.max(1, atTheJob) ? [formatCount(forms, years, language)] : [];
}

function summaryIn({ basics }: Resume): string {
  return asSentence(wholeSentences(textForDraft(basics.summary), (text) => sheetWidth(text) <= maxQuoteEm));
}
