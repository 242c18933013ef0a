import { checkBook } from './checkBook.ts';

/** Bundlers replace this whole name with a string. Without a bundler there may be no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Warns developers about misuse of a book. Undefined in production, where bundlers remove it. */
export let warnAbout: typeof checkBook | undefined;
try {
  if (process.env.NODE_ENV !== 'production') warnAbout = checkBook;
} catch {
  // Without a bundler the mode is unknown: no warnings.
}
