import { printsOnLetter } from '../../src/index.ts';

/** Whether a locale's region, or its language's most common one, prints on US Letter. */
export function usesLetter(locale: string): boolean {
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return printsOnLetter(region);
  } catch {
    return false;
  }
}
