// The months in the languages that the import knows.
import { asciiDigits } from '../text/asciiDigits.ts';
import { words } from '../words/words.ts';

/** The languages of month names. If two share an abbreviation, the first one counts. */
const locales = 'en de es fr it pt nl pl sv da nb fi cs hu ro tr ru uk el ar he'.split(' ');

/** Abbreviations that Intl does not list. */
const extraMonths: ReadonlyMap<string, number> = new Map(Object.entries(words.dates['months that Intl does not list']));

/** The text in lower case, with ASCII digits, without accents, and with spaces for apostrophes. */
export function foldText(text: string): string {
  const plain = asciiDigits(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ');
  // NFC recombines the syllables of Korean.
  return plain.normalize('NFC');
}

let monthsByLocale: readonly (readonly string[][])[] | undefined;

/** The number of the only month that begins with the word (January is 1): `sept`, `septembre`. */
export function monthNumber(word: string): number | undefined {
  const extraMonth = extraMonths.get(word);
  if (extraMonth) return extraMonth;
  if (!/^\p{L}{3,}$/u.test(word)) return undefined;
  monthsByLocale ??= locales.map((locale) => Array.from({ length: 12 }, (_, month) => monthNames(locale, month)));
  for (const months of monthsByLocale) {
    const matches = months.flatMap((names, index) => (names.some((name) => name.startsWith(word)) ? [index + 1] : []));
    if (matches.length === 1) return matches[0];
  }
  return undefined;
}

const dayMs = 86_400_000;

/** A month's long and short names, and its name beside a day, which differs in Slavic languages. */
function monthNames(locale: string, month: number): string[] {
  const day = (month * 30.5 + 10) * dayMs;
  const forms = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const;
  return forms.map((form) => {
    const parts = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).formatToParts(day);
    return foldText(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/[^\p{L}]+$/u, '');
  });
}
