import { bookDifferences } from './differences/bookDifferences.ts';
import { codeDifferences } from './differences/codeDifferences.ts';
import { handDifferences } from './differences/handDifferences.ts';
import { methodDifferences } from './differences/methodDifferences.ts';

/**
 * What a book does otherwise than the one that it replaces, on purpose. `npm run parity` gives both the same input: what
 * differs then is in this list, and what the list says can be seen.
 */
export const dropInDifferences = [
  ...codeDifferences,
  ...bookDifferences,
  ...handDifferences,
  ...methodDifferences,
] as const;
