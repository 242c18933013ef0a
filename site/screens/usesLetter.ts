/**
 * The regions whose offices print on US Letter. CLDR's `paperSize` for these territories is `US-Letter`; everybody else
 * has A4.
 */
const letterRegions = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'];

/**
 * Whether paper is US Letter where a visitor's locale is from; without a region, where most who speak the language are.
 *
 * @param locale a language tag such as `en-US`, as `navigator.language` has it
 * @returns false for what is no language tag
 */
export function usesLetter(locale: string): boolean {
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return region !== undefined && letterRegions.includes(region);
  } catch {
    return false;
  }
}
