// Drafts the letters: first-person sentences that are true for any résumé.

import type { Game } from '../../../src/resume/Game.ts';
import { type DraftLocale, type DraftMessages, englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { fillIn } from '../../../src/resume/text/fillIn.ts';
import { formatCount } from '../../../src/resume/text/formatCount.ts';
import { isolateRtl } from '../../../src/resume/text/isolateRtl.ts';
import { asSentence, firstWords, sheetWidth, wholeSentences } from './shortenText.ts';
import { textForDraft } from './textForDraft.ts';
import { withArticle } from './withArticle.ts';
import { type LatestJob, latestJob, yearsOfWork } from './workHistory.ts';

/**
 * The longest quote of the summary, in em of the folded sheet (300 Latin letters): with the
 * letter's other text, three quarters of the sheet.
 */
const maxQuoteEm = 120;

/** Without messages in the owner's language, English sentences would help nobody. */
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

/** Shortens a position or employer to one line of the folded sheet. */
const shortenName = (name: string) => firstWords(name, (text) => sheetWidth(text) <= 32);

/** Fills in a sentence, without a second full stop after a value that ends with one. */
const fillSentence = (template: string, values: Readonly<Record<string, string>>) =>
  fillIn(
    template,
    Object.fromEntries(Object.entries(values).map(([placeholder, text]) => [placeholder, isolateRtl(text)])),
  ).replace(/(\.|…)\.$/, '$1');

/**
 * An employer or school within a sentence; English may add an article: `the University of Leeds`.
 */
function organizationPhrase(name: string, language: string): string {
  const article =
    isEnglish(language) && /^(?:university|ministry|department|institute|museum|city|office) of\b/i.test(name);
  return shortenName(article ? `the ${name}` : name);
}

/** Self-employment, which names no employer. */
const ownBusiness = /^(?:self[- ]?employed|freelance(?:r|d)?|independent|own business)$/i;

/** The current job or the last one; without a current job also the current studies. */
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

/** A sentence about a job, from its known parts. */
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

/** The current or latest training whose subject, school and dates are known. */
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
 * Whole sentences of the summary; without one, the years of experience, if they exceed those of the
 * job above. The `quotation` message introduces a summary in the third person.
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
  const yearsAtLatestJob = yearsOfWork({ work: [latestJob(resume, asOf) ?? {}] }, asOf) ?? 0;
  return years > Math.max(1, yearsAtLatestJob) ? [formatCount(forms, years, language)] : [];
}

function summaryIn({ basics }: Resume): string {
  return asSentence(wholeSentences(textForDraft(basics.summary), (text) => sheetWidth(text) <= maxQuoteEm));
}
