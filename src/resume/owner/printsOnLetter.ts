/** The countries that use US Letter (`paperSize` in CLDR). All others use A4. */
const letterCountries = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** Whether a country prints on US Letter. @param country two letters in either case */
export function printsOnLetter(country: string | undefined): boolean {
  return letterCountries.includes(country?.trim().toUpperCase() ?? '');
}
