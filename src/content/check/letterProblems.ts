import { everyValue } from './everyValue.ts';
import { type Problem, warning } from './Problem.ts';

/** Texts with a letter that was lost: it stands where bytes were no UTF-8, or half of a pair stood alone. */
export function letterProblems(document: unknown): Problem[] {
  return [...everyValue(document)]
    .filter(({ value }) => typeof value === 'string' && value.includes('\uFFFD'))
    .map(({ path }) =>
      warning(path, 'A letter in this text is broken. Save the file as UTF-8, and write the letter anew.'),
    );
}
