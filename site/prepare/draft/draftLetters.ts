// Drafts the letters: first-person sentences that are true for any résumé.

import type { Game } from '../../../src/resume/Game.ts';
import { type DraftLocale, type DraftMessages, englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { fillIn, formatCount, isolateRtl } from '../../../src/resume/text/fillIn.ts';
import { everyText, mayBeExchanged, namesPost } from '../../import/rules.ts';
import { quoteSummary } from './quoteSummary.ts';
import { firstWords, fitsSheet, textForDraft } from './shortenText.ts';
import { withArticle } from './withArticle.ts';
import { isOwnBusiness, type LatestJob, latestJob, yearsAtWork, yearsIn, yearsOfWork } from './workHistory.ts';

/** Whether there is letter text in the owner's language; otherwise the letter is in English. */
export function hasLetterMessages({ messages, language }: DraftLocale): boolean {
  return isEnglish(language) || messages.letter.closing !== englishLocale.messages.letter.closing;
}

const isEnglish = (language: string) => /^en\b/i.test(language);

export function draftLetters(resume: Resume, asOf: string, locale: DraftLocale = englishLocale): Game['letters'] {
  // Names and facts fit into English sentences. The summary does not, because it is in another language.
  if (!hasLetterMessages(locale)) {
    const { summary: _, ...basics } = resume.basics;
    return draftLetters({ ...resume, basics }, asOf);
  }
  const opening = introduction(resume, asOf, locale);
  const middle = strengths(resume, asOf, locale);
  const { toAnybody, toCompany, closing, closingToCompany, signOff } = locale.messages.letter;
  return {
    generic: [toAnybody, openingAfter(toAnybody, opening, locale), ...middle, closing, signOff, '{name}'],
    personal: [toCompany, openingAfter(toCompany, opening, locale), ...middle, closingToCompany, signOff, '{name}'],
  };
}

/** In German and Polish, a letter continues in lower case after a salutation with a comma. */
function openingAfter(salutation: string, opening: string, { language }: DraftLocale): string {
  if (!/^(?:de|pl)\b/i.test(language) || !salutation.endsWith(',')) return opening;
  return opening.charAt(0).toLocaleLowerCase(language) + opening.slice(1);
}

/** Two lines of the folded sheet, in em. */
const longNameEm = 32;

/** Removes a remark in parentheses: "Parcelwise (acquired by Fir)" becomes "Parcelwise". */
const withoutRemark = (name: string) => name.replace(/(?<=\S)\s*\([^()]*\)\s*$/, '');

/**
 * A position or organization without a remark. A long one ends before its first comma or parenthesis.
 * An ellipsis within a sentence reads badly, so only a text of more than four lines gets one.
 */
function shortenName(name: string): string {
  const plainName = withoutRemark(name);
  if (fitsSheet(longNameEm)(plainName)) return plainName;
  const [firstPart = ''] = plainName.split(/\s*(?:,\s|[(（，、،])/);
  return firstWords(firstPart || plainName, fitsSheet(2 * longNameEm));
}

/** Fills in a sentence, without a second full stop after a value that ends with one. */
const fillSentence = (template: string, values: Readonly<Record<string, string>>) =>
  fillIn(
    template,
    Object.fromEntries(Object.entries(values).map(([placeholder, text]) => [placeholder, isolateRtl(text)])),
  ).replace(/(\.|…)\.$/, '$1');

/** An employer or school within a sentence. English may add an article: `the University of Leeds`. */
function organizationPhrase(name: string, language: string): string {
  const article =
    isEnglish(language) && /^(?:university|ministry|department|institute|museum|city|office) of\b/i.test(name);
  return shortenName(article ? `the ${name}` : name);
}

/** The latest job, and ongoing studies if it is not current. Without a job, the latest studies. */
function introduction(resume: Resume, asOf: string, { messages: { letter: messages }, language }: DraftLocale): string {
  const job = latestJob(resume, asOf);
  const studies = job?.isCurrent ? undefined : latestStudies(resume, asOf, language);
  // If other jobs have a position, this job was probably imported in part.
  const isPartial =
    job?.position === '' && !isOwnBusiness(job.employer) && resume.work?.some(({ position }) => position);
  const sentences = [
    job && !isPartial && employment(ownEmployer(job, resume), messages, language),
    studies && (studies.isCurrent || !job) && studiesSentence(studies, messages.studies),
  ];
  return sentences.filter(Boolean).join(' ') || messages.introduction;
}

function studiesSentence({ isCurrent, values }: Studies, messages: DraftMessages['letter']['studies']): string {
  const { current, currentAtSchool, ended, endedAtSchool } = messages;
  const withoutSubject = isCurrent ? currentAtSchool : endedAtSchool;
  const withSubject = isCurrent ? current : ended;
  return fillSentence(isSubject(values.subject) ? withSubject : withoutSubject, values);
}

/** "Research Fellow, Oak Program" without the program. "Joiner, Planer" has two posts. */
function withoutProgram(position: string): string {
  const [post = '', ...others] = position.split(', ');
  return namesPost(post) && !others.some(namesPost) ? post : position;
}

/** Whether a position names what somebody does, not who does it: "Administración de anuncios", "Gestion de projet". */
const isActivity = (position: string, language: string) =>
  /^(?:ca|es|fr|it|pt)\b/i.test(language) &&
  /^(?:\p{L}+(?:ción|cció|ció|ção|zione|[ai]miento|amento|ement)|gesti(?:ó|o)n\p{L}*|gestão|marketing)(?!\p{L})/iu.test(
    position,
  );

/** An employer with the owner's name is no employer: "freelance developer (Ada Example)". */
const ownEmployer = (job: LatestJob, { basics }: Resume): LatestJob =>
  job.employer === basics.name ? { ...job, employer: '' } : job;

function employment(
  { isCurrent, startDate, endDate, ...job }: LatestJob,
  messages: DraftMessages['letter'],
  language: string,
) {
  const role = isActivity(job.position, language) ? '' : shortenName(withoutProgram(job.position));
  const position = isEnglish(language) ? withArticle(role) : role;
  const isOwn = isOwnBusiness(job.employer);
  const employer = isOwn ? '' : organizationPhrase(job.employer, language);
  // A wrong sentence is worse than none.
  if ((!position && !employer) || (!isOwn && mayBeExchanged(job.position, job.employer))) return '';
  const sentences = isCurrent ? messages.current : endDate ? messages.ended : messages.undated;
  const knownParts = position && employer ? 'both' : position ? 'position' : 'employer';
  return fillSentence(sentences[knownParts], {
    from: startDate.slice(0, 4),
    to: endDate.slice(0, 4),
    position,
    employer,
  });
}

/** Studies without an end that began longer ago, in years, have probably ended. */
const maxStudyYears = 6;
const earliestStart = (asOf: string) => `${Number(asOf.slice(0, 4)) - maxStudyYears}${asOf.slice(4)}`;

/** The current or latest education entry with subject, school, and a start date or past end. */
function latestStudies({ education = [] }: Resume, asOf: string, language: string) {
  const [latest] = education
    .map(({ area, institution, startDate = '', endDate = '' }) => ({
      values: {
        subject: withoutRemark(textForDraft(area)),
        school: organizationPhrase(textForDraft(institution), language),
        from: startDate.slice(0, 4),
        to: endDate.slice(0, 4),
      },
      end: endDate || asOf,
      isCurrent: startDate !== '' && (endDate ? endDate > asOf : startDate >= earliestStart(asOf)),
    }))
    .filter(({ values: { subject, school }, end, isCurrent }) => subject && school && (isCurrent || end < asOf))
    .sort((a, b) => b.end.localeCompare(a.end));
  return latest;
}

type Studies = NonNullable<ReturnType<typeof latestStudies>>;

/** Whether a text names a subject, not a list of them or a sentence. */
const isSubject = (text: string) => text.length <= maxSubjectLength && !/[,;，、،]/.test(text);
const maxSubjectLength = 60;

/** At most one paragraph: a quote from the summary, or else the years of all work; then the main skills. */
function strengths(resume: Resume, asOf: string, { messages, language }: DraftLocale): string[] {
  const { firstPerson, quotation, years: forms, skills: skillsTemplate } = messages.letter;
  const quote = quoteSummary(resume, firstPerson.split(' '));
  // A number of years in the summary may differ, so the letter then states none.
  const years = yearsIn(textForDraft(resume.basics.summary)).length > 0 ? 0 : (yearsAtWork(resume, asOf) ?? 0);
  const yearsAtLatestJob = yearsOfWork({ work: [latestJob(resume, asOf) ?? {}] }, asOf) ?? 0;
  const skills = mainSkills(resume);
  const sentences = [
    quote && fillSentence(quotation, { summary: quote }),
    !quote && years > Math.max(1, yearsAtLatestJob) && formatCount(forms, years, language),
    skills.length > 1 && fillSentence(skillsTemplate, { skills: new Intl.ListFormat(language).format(skills) }),
  ].filter((sentence) => sentence !== false && sentence !== '');
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}

const maxSkills = 3;

const fitsList = fitsSheet(10);

/** Skills with more words are phrases, which do not fit into a list: "Eager to learn new things". */
const maxSkillWords = 3;

/**
 * Up to three skills that the summary, the jobs or the projects mention, the most frequent first. The first skills of
 * a list may be the letters "L" and "M", and prove nothing.
 */
function mainSkills({ skills = [], basics, work, projects }: Resume): readonly string[] {
  const texts = everyText([basics.summary, work, projects]).map(({ text }) => text);
  const names = skills
    .flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name]))
    .map((skill) => textForDraft(skill).replace(/ \(\d+ ?%\)$/, ''))
    .filter((skill) => oneName.test(skill) && skill.split(' ').length <= maxSkillWords && fitsList(skill));
  return [...new Set(names)]
    .map((name) => {
      const word = new RegExp(
        `(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}+#])`,
        name.length > 3 ? 'iu' : 'u',
      );
      return { name, count: texts.filter((text) => word.test(text)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxSkills)
    .map(({ name }) => name);
}

/** A name with a letter, and neither a list nor a remark in brackets. */
const oneName = /^[\p{L}.\d]*\p{L}[^,(]*$/u;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
