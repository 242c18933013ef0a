import { everyValue, isRecord } from './everyValue.ts';
import { type Problem, warning } from './Problem.ts';
import { shown } from './shown.ts';

/** What names nobody: choices, addresses, colours, files. */
const noWords = new Set<unknown>(['$schema', 'site', 'sections', 'documents', 'character']);

/**
 * Texts of game.json that name an employer who stood in the résumé before and stands there no longer.
 *
 * @param former the résumés that were there before, as they were written
 */
export function formerProblems(game: unknown, resume: unknown, former: readonly unknown[]): Problem[] {
  const now = JSON.stringify(resume ?? '').toLowerCase();
  const gone = [...new Set(former.flatMap(employersIn))].filter((name) => !now.includes(name.toLowerCase()));
  return [...everyValue(game)].flatMap(({ path, value }) => {
    if (typeof value !== 'string' || noWords.has(path[0])) return [];
    const named = gone.find((name) => ` ${words(value)} `.includes(` ${words(name)} `));
    const message = `${shown(named)} is named here, and stands in resume.json no longer. Write this anew, or take it out: then it is drawn from your résumé.`;
    return named === undefined ? [] : [warning(path, message)];
  });
}

function employersIn(resume: unknown): readonly string[] {
  const work: unknown = isRecord(resume) ? resume.work : undefined;
  const names: unknown[] = Array.isArray(work)
    ? work.map((job: unknown) => isRecord(job) && (job.name ?? job.company))
    : [];
  return names.flatMap((name) => (typeof name === 'string' && words(name) ? [name.trim()] : []));
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
