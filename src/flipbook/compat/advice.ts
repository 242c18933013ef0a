import { type DeveloperAdvice, developerAdvice } from './developerAdvice.ts';

/** Bundlers put a text in the place of this whole name. Where none does, there may be no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What a book says to developers, each thing once. In production there is none, and bundlers leave it out. */
export let advice: DeveloperAdvice | undefined;
try {
  if (process.env.NODE_ENV !== 'production') advice = developerAdvice;
} catch {
  // Without a bundler it cannot be known: nothing is said.
}
