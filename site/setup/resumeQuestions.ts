// The questions about the résumé itself: missing values, and values that setup may have misread in a
// document without fields.

import { currentJob } from '../../src/resume/levels/currentJob.ts';
import {
  collectFindings,
  type ImportedResume,
  isError,
  isRecord,
  type Path,
  pathText,
  recordAt,
} from '../import/index.ts';
import { checkResume } from '../prepare/checkContent.ts';
import type { Question } from './questions.ts';

export type ResumeQuestion = Pick<Question, 'kind' | 'text' | 'mayBeEmpty'> & {
  /** The name of the answer in the saved progress. */
  key: string;
  path: Path;
  /** The résumé's value; `''` if it lacks one. */
  draft: string;
};

export type ResumeAnswers = Readonly<Record<string, string>>;

/** Setup asks if a value is missing, or to correct a value from a document without fields. */
type Occasion = 'missing' | 'misread';

const basicsQuestions: readonly (readonly [key: string, text: string, occasions: readonly Occasion[]])[] = [
  ['name', 'What is your name?', ['missing', 'misread']],
  ['label', 'What is your job title? For example: Front-end developer', ['missing', 'misread']],
  ['email', 'At which email address may visitors write to you?', ['missing', 'misread']],
  ['phone', 'What is your phone number?', ['misread']],
  ['summary', 'What do you do? Write two or three sentences about your work', ['missing']],
];

/** @param asOf today, as `YYYY-MM-DD` */
export function resumeQuestions(
  { document, hasFields }: Pick<ImportedResume, 'document' | 'hasFields'>,
  asOf: string,
): readonly ResumeQuestion[] {
  const basics = recordAt(document, 'basics');
  const questionsOnBasics = basicsQuestions.flatMap(([key, text, occasions]): ResumeQuestion[] => {
    const draft = textOf(basics[key]);
    const isAsked = (occasions.includes('missing') && !draft) || (occasions.includes('misread') && !hasFields);
    const question = { key: `basics.${key}`, path: ['basics', key], kind: 'line', text, draft } as const;
    return isAsked ? [{ ...question, ...(key !== 'name' && { mayBeEmpty: true }) }] : [];
  });
  return hasFields ? questionsOnBasics : [...questionsOnBasics, ...jobQuestions(document, textOf(basics.label), asOf)];
}

/** Asks for the title and the employer of the current job, or else of the first job. */
function jobQuestions(document: unknown, label: string, asOf: string): readonly ResumeQuestion[] {
  const work: readonly unknown[] = isRecord(document) && Array.isArray(document.work) ? document.work : [];
  const jobs = work.map((entry, index) => {
    const { position, name, startDate, endDate } = isRecord(entry) ? entry : {};
    const dates = { startDate: textOf(startDate), endDate: textOf(endDate) };
    return { index, position: textOf(position), name: textOf(name), ...dates };
  });
  const current = currentJob(jobs, { label, asOf });
  const job = current ?? jobs[0];
  if (!job) return [];
  const jobName = current ? 'current' : 'latest';
  return [
    {
      key: 'work.position',
      path: ['work', job.index, 'position'],
      draft: job.position,
      kind: 'line',
      text: `What is the title of your ${jobName} job?`,
      mayBeEmpty: true,
    },
    {
      key: 'work.name',
      path: ['work', job.index, 'name'],
      draft: job.name,
      kind: 'line',
      text: `Who is the employer in your ${jobName} job?`,
      mayBeEmpty: true,
    },
  ];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

export function withResumeAnswers(resume: ImportedResume, answers: ResumeAnswers, asOf: string): ImportedResume {
  const changes = resumeQuestions(resume, asOf).filter(({ key, draft }) => (answers[key] ?? draft) !== draft);
  if (changes.length === 0) return resume;
  const document = changes.reduce(
    (result: unknown, { key, path }) => withValueAt(result, path, answers[key] || undefined),
    resume.document,
  );
  const text = `${JSON.stringify(document, null, 2)}\n`;
  return { ...resume, text, document, source: { file: resume.source.file, text, document } };
}

/** A copy with one value set. JSON omits it if it is `undefined`. */
function withValueAt(document: unknown, [step, ...steps]: Path, value: string | undefined): unknown {
  if (step === undefined) return value;
  if (Array.isArray(document))
    return document.map((item, index) => (index === step ? withValueAt(item, steps, value) : item));
  const { [step]: part, ...others } = isRecord(document) ? document : {};
  return { ...others, [step]: withValueAt(part, steps, value) };
}

/** The content check's findings for an answer, on one line; `undefined` if it is valid. */
export function resumeAnswerProblem(
  resume: ImportedResume,
  { path }: ResumeQuestion,
  value: unknown,
): string | undefined {
  const { findings, report } = collectFindings();
  const document = withValueAt(resume.document, path, textOf(value) || undefined);
  checkResume({ ...resume.source, document }, () => true, report);
  const messages = findings
    .filter((finding) => pathText(finding.path) === pathText(path) && (isError(finding) || finding.isLoss))
    .map(({ message }) => message.replace(/^Skipped: /, ''));
  return messages.length > 0 ? messages.join(' ') : undefined;
}
