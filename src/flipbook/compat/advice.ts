import { type DeveloperAdvice, developerAdvice } from './developerAdvice.ts';

/** Bundlers replace this whole name with a string. Without a bundler there may be no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Undefined in production, where bundlers remove it. */
export let advice: DeveloperAdvice | undefined;
try {
  if (process.env.NODE_ENV !== 'production') advice = developerAdvice;
} catch {
  // Without a bundler the mode is unknown: no advice.
}
