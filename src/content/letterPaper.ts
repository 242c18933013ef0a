/**
 * The countries whose offices print on US Letter. CLDR's `paperSize` for these territories is `US-Letter`; all others
 * has A4.
 */
const letterCountries = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** Whether a country's paper is US Letter. @param country two letters, large or small */
export function printsOnLetter(country: string | undefined): boolean {
  return letterCountries.includes(country?.trim().toUpperCase() ?? '');
}
