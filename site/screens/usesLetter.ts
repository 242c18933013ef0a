import { printsOnLetter } from '../../src/index.ts';

/**
 * Whether a locale's region uses US Letter paper. Without a region, the language's most common one
 * counts.
 * @returns false for an invalid tag
 */
export function usesLetter(locale: string): boolean {
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return printsOnLetter(region);
  } catch {
    return false;
  }
}
