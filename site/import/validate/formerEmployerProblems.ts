import { type Problem, warning } from '../report/Problem.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { everyValue, isRecord } from './everyValue.ts';

/** Sections without prose: choices, addresses, colors, files. */
const nonTextSections = new Set<unknown>(['$schema', 'site', 'sections', 'documents', 'character']);

/** Finds texts of game.json that name an employer of earlier résumés but not of this one. */
export function formerEmployerProblems(game: unknown, resume: unknown, formerResumes: readonly unknown[]): Problem[] {
  const resumeText = JSON.stringify(resume ?? '').toLowerCase();
  const formerEmployers = [...new Set(formerResumes.flatMap(employersIn))].filter(
    (name) => !resumeText.includes(name.toLowerCase()),
  );
  return [...everyValue(game)].flatMap(({ path, value }) => {
    if (typeof value !== 'string' || nonTextSections.has(path[0])) return [];
    const employer = formerEmployers.find((name) => ` ${normalizeWords(value)} `.includes(` ${normalizeWords(name)} `));
    const message =
      `This text names ${quoteValue(employer)}, which is no longer in resume.json. ` +
      'Rewrite it, or remove it to use a draft from your résumé.';
    return employer === undefined ? [] : [warning(path, message)];
  });
}

function employersIn(resume: unknown): readonly string[] {
  const work: unknown = isRecord(resume) ? resume.work : undefined;
  const names: unknown[] = Array.isArray(work)
    ? work.map((job: unknown) => isRecord(job) && (job.name ?? job.company))
    : [];
  return names.flatMap((name) => (typeof name === 'string' && normalizeWords(name) ? [name.trim()] : []));
}

function normalizeWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
