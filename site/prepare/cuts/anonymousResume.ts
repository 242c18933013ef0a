import type { Resume, WrittenResume } from '../../../src/resume/Resume.ts';
import { type InlineRuns, inlineText } from '../../../src/resume/RichText.ts';
import { everyText, type Finding, isRecord, type Path, quoteValue, warning } from '../../import/rules.ts';
import { isOwnBusiness } from '../draft/workHistory.ts';
import type { Redactor } from './redactor.ts';

/**
 * The résumé of an anonymous cut, from the cut's published résumé. It lacks the owner's name,
 * photo, links, text sections and contacts, except the location. Labels replace employers, and texts are redacted.
 * @param heading replaces the owner's name if the résumé has no job title
 */
export function anonymousResume(resume: Resume, { redact, employerLabel }: Redactor, heading: string): Resume {
  const { label, summary, location } = resume.basics;
  const employers = [...new Set((resume.work ?? []).flatMap(({ name }) => name?.trim() || []))];
  const labels = distinctLabels(employers, employerLabel);
  const work = resume.work?.map(({ name, description, ...job }) => {
    const employer = name && labels.get(name.trim());
    const repeatsLabel =
      name !== undefined && description !== undefined && isSameText(description, employerLabel(name));
    return { ...job, ...(employer && { name: employer }), ...(!repeatsLabel && { description }) };
  });
  // The labels are in place before the texts are redacted, and contain nothing to redact.
  const withoutNames: Resume = JSON.parse(
    JSON.stringify(
      redactValue(
        {
          ...resume,
          basics: { name: label ?? heading, summary, location },
          ...(work && { work }),
          // A referee's name leads to the owner.
          references: resume.references?.map(({ reference }) => ({ reference })),
          // Their employers are in no field, so not every name in them can be found.
          textSections: undefined,
          meta: undefined,
        },
        redact,
      ),
    ),
  );
  return withoutNames;
}

/** Numbers a label that several employers share, because pages group jobs by the employer's name. */
function distinctLabels(employers: readonly string[], labelOf: (employer: string) => string) {
  return new Map(
    employers.map((employer) => {
      const label = labelOf(employer);
      const sameLabel = employers.filter((other) => labelOf(other).toLowerCase() === label.toLowerCase());
      return [employer, sameLabel.length > 1 ? `${label} (${sameLabel.indexOf(employer) + 1})` : label];
    }),
  );
}

const isSameText = (a: string, b: string) => a.trim().replace(/\.$/, '') === b.trim();

function redactValue(value: unknown, redact: Redactor['redact'], key = ''): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value))
    return key === 'paragraph' ? redactRuns(value, redact) : value.map((item: unknown) => redactValue(item, redact));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'url')
      .map(([name, item]) => [name, redactValue(item, redact, name)]),
  );
}

/** Inline text without links. It loses its emphasis if a name is partly emphasized. */
function redactRuns(runs: InlineRuns, redact: Redactor['redact']): InlineRuns {
  const text = inlineText(withoutLinks(runs, redact));
  return redact(text) === text ? withoutLinks(runs, redact) : [redact(inlineText(runs))];
}

function withoutLinks(runs: InlineRuns, redact: Redactor['redact']): InlineRuns {
  return runs.flatMap((run): InlineRuns => {
    if (typeof run === 'string') return [redact(run)];
    if ('strong' in run) return [{ strong: withoutLinks(run.strong, redact) }];
    if ('emphasis' in run) return [{ emphasis: withoutLinks(run.emphasis, redact) }];
    return withoutLinks(run.link, redact);
  });
}

type Versions = {
  /** The cut before it became anonymous. */
  published: Resume;
  /** The anonymous cut. */
  resume: Resume;
  /** The whole résumé of the owner. */
  source: WrittenResume;
};

/** Warns of texts that an anonymous cut leaves out or changed, and of words that may still identify the owner. */
export function redactionWarnings(path: Path, { published, resume, source }: Versions): readonly Finding[] {
  const changedTexts = findChangedTexts(published, resume);
  const words = leftoverWords(resume, source);
  const titles = (published.textSections ?? []).map(({ title }) => quoteValue(title ?? ''));
  const messages = [
    titles.length > 0 &&
      `The anonymous version leaves out text sections (${titles.join(', ')}), because they may name you or an employer. ` +
        'To show their entries, move them to "work" or another section in resume.json.',
    changedTexts.length > 0 &&
      `${changedTexts.length === 1 ? 'A text names' : `${changedTexts.length} texts name`} you or an employer, ` +
        `so the anonymous version says ${quoteValue(changedTexts[0])}. Reword the text in resume.json, or hide its entry.`,
    words.length > 0 &&
      `This version still has ${words.map((word) => quoteValue(word)).join(', ')} from names of employers. ` +
        'If that identifies you, reword the text, or hide its entry.',
  ].filter((message) => message !== false);
  return messages.length > 0 ? [warning(path, messages.join(' '))] : [];
}

function findChangedTexts(published: Resume, resume: Resume): readonly string[] {
  const publishedTexts = new Set(textsOf(published));
  return textsOf(resume).filter((text) => !publishedTexts.has(text) && /\[[^\]]+\]/.test(text));
}

/** Words with fewer characters identify nobody. */
const minWordLength = 3;

/** The capitalized words of employers' names that texts still contain, such as an abbreviated name. */
function leftoverWords(resume: Resume, { work = [] }: WrittenResume): readonly string[] {
  const labels = (resume.work ?? []).flatMap(({ name }) => name ?? []);
  const names = work.flatMap(({ name = '' }) => (isOwnBusiness(name) ? [] : [name]));
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).filter((word) => /^\p{Lu}/u.test(word));
  const texts = textsOf({ ...resume, work: resume.work?.map(({ name: _, ...job }) => job) });
  const isIn = (word: string, text: string) => text.split(/[^\p{L}\p{N}]+/u).includes(word);
  return [...new Set(words)].filter(
    (word) =>
      word.length >= minWordLength &&
      !labels.some((label) => isIn(word, label)) &&
      texts.some((text) => isIn(word, withoutReplacements(text))),
  );
}

/** Removes the replacements, and the first word of each sentence, which is always capitalized. */
const withoutReplacements = (text: string) =>
  text.replace(/\[[^\]]*\]/g, '').replace(/(?:^|[.!?:;•]\s)\s*[\p{L}\p{N}]+/gu, '. ');

function textsOf(resume: Resume): readonly string[] {
  return everyText(resume).map(({ text }) => text);
}
