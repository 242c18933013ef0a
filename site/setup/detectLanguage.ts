import { francAll } from 'franc-min';
import { everyValue } from '../../src/content/check/everyValue.ts';

/** ISO 639-3, as the library has them: the languages of résumés that a few sentences are enough to tell. */
const detectedCodes =
  'eng deu fra spa por ita nld pol swe ces hun ron tur rus ukr bul ell heb arb pes hin ben jpn kor cmn vie ind tha';

/** Fewer letters are names and terms, which are English everywhere. An alphabet of its own tells a language sooner. */
const minLetters = { latin: 150, other: 30 } as const;

/** From so many on they are sentences where no other language is nearly as likely. */
const minLettersIfClear = 60;
const maxSecondScore = 0.88;

/** Where sentences stand. */
const sentenceKeys = /(?:summary|highlights|description|reference|label|position|area)$/;

/** The language of a résumé's sentences as a tag, `de`; `undefined` where it cannot be told. */
export function detectLanguage(resume: unknown): string | undefined {
  const sentences = [...everyValue(resume)].flatMap(({ path, value }) =>
    typeof value === 'string' && sentenceKeys.test(String(path.findLast((step) => typeof step === 'string')))
      ? [value]
      : [],
  );
  const text = sentences.join('\n');
  const letterCount = text.match(/\p{L}/gu)?.length ?? 0;
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letterCount;
  if (letterCount < (isLatin ? minLettersIfClear : minLetters.other)) return undefined;
  const [[code] = ['und'], [, secondScore] = ['und', 1]] = francAll(text, { only: detectedCodes.split(' ') });
  if (isLatin && letterCount < minLetters.latin && secondScore > maxSecondScore) return undefined;
  return code === 'und' ? undefined : Intl.getCanonicalLocales(code)[0];
}
