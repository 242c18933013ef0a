import { printsOnLetter } from '../../src/index.ts';

/**
 * Whether paper is US Letter where a visitor's locale is from; without a region, where most who speak the language are.
 *
 * @param locale a language tag such as `en-US`, as `navigator.language` has it
 * @returns false for what is no language tag
 */
export function usesLetter(locale: string): boolean {
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return printsOnLetter(region);
  } catch {
    return false;
  }
}
