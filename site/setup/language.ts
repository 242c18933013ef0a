import { francAll } from 'franc-min';
import { everyValue } from '../../src/content/check/everyValue.ts';

/** ISO 639-3, as the library has them: the languages of résumés that a few sentences are enough to tell. */
const only =
  'eng deu fra spa por ita nld pol swe ces hun ron tur rus ukr bul ell heb arb pes hin ben jpn kor cmn vie ind tha';

/** Fewer letters are names and terms, which are English everywhere. An alphabet of its own tells a language sooner. */
const fewest = { latin: 150, other: 30 } as const;

/** From so many on they are sentences where no other language is nearly as likely. */
const fewestClear = 60;
const clear = 0.88;

/** Where sentences stand. */
const told = /(?:summary|highlights|description|reference|label|position|area)$/;

/** The language of a résumé's sentences as a tag, `de`; `undefined` where it cannot be told. */
export function languageOf(resume: unknown): string | undefined {
  const sentences = [...everyValue(resume)].flatMap(({ path, value }) =>
    typeof value === 'string' && told.test(String(path.findLast((step) => typeof step === 'string'))) ? [value] : [],
  );
  const text = sentences.join('\n');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letters;
  if (letters < (isLatin ? fewestClear : fewest.other)) return undefined;
  const [[code] = ['und'], [, next] = ['und', 1]] = francAll(text, { only: only.split(' ') });
  if (isLatin && letters < fewest.latin && next > clear) return undefined;
  return code === 'und' ? undefined : Intl.getCanonicalLocales(code)[0];
}
