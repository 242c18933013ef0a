import { everyValue } from './everyValue.ts';
import { error, type Problem } from './Problem.ts';

/** More than the longest text of a résumé: twelve pages. In letters. */
const longestText = 20_000;

/** Texts so long that no page could show them: nothing else is looked at before they are shorter. */
export function sizeProblems(document: unknown): Problem[] {
  return [...everyValue(document)].flatMap(({ path, value }) =>
    typeof value === 'string' && value.length > longestText
      ? [error(path, `This text has ${value.length} letters, and ${longestText} are the most. Shorten it.`)]
      : [],
  );
}
