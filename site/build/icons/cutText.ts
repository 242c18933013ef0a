import { lettersOf } from '../../../src/content/lettersOf.ts';

/** A text of at most so many letters; what is cut off becomes one `…`. */
export function cutText(text: string, limit: number): string {
  const all = lettersOf(text);
  return all.length <= limit
    ? text
    : `${all
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
