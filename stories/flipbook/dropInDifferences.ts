import { bookDifferences } from './differences/bookDifferences.ts';
import { codeDifferences } from './differences/codeDifferences.ts';
import { handDifferences } from './differences/handDifferences.ts';
import { methodDifferences } from './differences/methodDifferences.ts';

/**
 * What a book does otherwise than the one that it replaces, on purpose. Where both were given the same input, what differs
 * has its reason in this list, and what the list says was seen: `dropInRun.json`.
 */
export const dropInDifferences = [
  ...codeDifferences,
  ...bookDifferences,
  ...handDifferences,
  ...methodDifferences,
] as const;
