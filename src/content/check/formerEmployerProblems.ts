import { everyValue, isRecord } from './everyValue.ts';
import { type Problem, warning } from './Problem.ts';
import { quoteValue } from './quoteValue.ts';

/** What names nobody: choices, addresses, colours, files. */
const nonTextSections = new Set<unknown>(['$schema', 'site', 'sections', 'documents', 'character']);

/**
 * Texts of game.json that name an employer who stood in the résumé before and stands there no longer.
 *
 * @param formerResumes the résumés that were there before, as they were written
 */
export function formerEmployerProblems(game: unknown, resume: unknown, formerResumes: readonly unknown[]): Problem[] {
  const resumeText = JSON.stringify(resume ?? '').toLowerCase();
  const formerEmployers = [...new Set(formerResumes.flatMap(employersIn))].filter(
    (name) => !resumeText.includes(name.toLowerCase()),
  );
  return [...everyValue(game)].flatMap(({ path, value }) => {
    if (typeof value !== 'string' || nonTextSections.has(path[0])) return [];
    const employer = formerEmployers.find((name) => ` ${normalizeWords(value)} `.includes(` ${normalizeWords(name)} `));
    const message = `${quoteValue(employer)} is named here, and stands in resume.json no longer. Write this anew, or take it out: then it is drawn from your résumé.`;
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
