import { francAll } from 'franc';
import { everyText, partAt } from '../import/rules.ts';

/**
 * The languages to tell apart, as the library's codes. It would confuse them with others, such as
 * English with Scots.
 */
const latinCodes =
  'eng deu fra spa por ita nld pol ron hun tur swe dan nob nno fin afr cat glg slk ces slv hrv lit lvs ekk als vie ind ' +
  'zlm swh tgl azj uzn';
const otherCodes =
  'rus ukr bel bul srp mkd kaz khk ell hye kat heb ydd arb pes urd pbu hin mar npi ben guj pan tam tel kan mal sin tha ' +
  'lao khm mya amh tir jpn kor cmn';

/** Related languages. Their scores are always similar, so a close second score of a relative raises no doubt. */
const families = ['dan nob nno swe', 'nld afr deu', 'spa por cat glg', 'ces slk', 'hrv slv', 'ind zlm'].map((codes) =>
  codes.split(' '),
);

/** The factor for a related language that is spoken in the owner's country. */
const countryBonus = 1.05;

/** Texts with fewer letters are mostly names and technical terms, which look English in every language. */
const minLetters = { latin: 250, other: 30 } as const;

/** A shorter Latin text with this many letters is enough if other families score at most `maxSecondScore`. */
const minLettersIfClear = 60;
const maxSecondScore = 0.88;

/** The limit for texts with accented letters. Most wrong guesses are English, which has none. */
const maxSecondScoreWithMarks = 0.96;

/** Up to this many letters, names of people and schools make English titles look like another language. */
const maxLettersOfNames = 600;

/** Fields with sentences, job titles and subjects of studies. */
const textKeys = /(?:summary|highlights|description|reference|label|position|area|studyType|courses|fluency|text)$/;

/** The language of a résumé's texts as a tag, such as `de` or `pt-BR`; `undefined` if it is unclear. */
export function detectLanguage(resume: unknown): string | undefined {
  const text = everyText(resume)
    .filter(({ path }) => textKeys.test(String(path.findLast((step) => typeof step === 'string'))))
    .map((part) => part.text)
    .join('\n');
  const country = countryOf(resume);
  const letterCount = text.match(/\p{L}/gu)?.length ?? 0;
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letterCount;
  if (letterCount < (isLatin ? minLettersIfClear : minLetters.other)) return undefined;
  const scores = francAll(text, { only: (isLatin ? latinCodes : otherCodes).split(' ') });
  const [best = 'und'] = scores[0] ?? [];
  const family = families.find((codes) => codes.includes(best)) ?? [best];
  const [, secondScore = 0] = scores.find(([code]) => !family.includes(code)) ?? [];
  const maxScore = /[\u00C0-\u024F\u1E00-\u1EFF]/.test(text) ? maxSecondScoreWithMarks : maxSecondScore;
  if (best === 'und' || (isLatin && letterCount < minLetters.latin && secondScore > maxScore)) return undefined;
  const [, englishScore = 0] = scores.find(([code]) => code === 'eng') ?? [];
  if (best !== 'eng' && letterCount < maxLettersOfNames && englishScore > maxSecondScoreWithMarks) return undefined;
  const [closest] = scores
    .filter(([code]) => family.includes(code))
    .map(([code, score]) => ({ code, score: score * (isSpokenIn(country, code) ? countryBonus : 1) }))
    .sort((a, b) => b.score - a.score);
  const tag = languageTag(closest?.code ?? best);
  // Portuguese writes ã, õ, ç, lh and nh; Galician writes ñ and ll.
  const isPortuguese = tag === 'gl' && /[ãõç]|[ln]h\p{L}/u.test(text);
  return withVariant(isPortuguese ? 'pt' : tag, text, country);
}

function countryOf(resume: unknown): string {
  const code = partAt(resume, 'basics.location.countryCode');
  return typeof code === 'string' && /^[a-z]{2}$/i.test(code.trim()) ? code.trim().toUpperCase() : '';
}

const languageTag = (code: string) => Intl.getCanonicalLocales(code)[0] ?? code;

function isSpokenIn(country: string, code: string): boolean {
  return country !== '' && new Intl.Locale(`und-${country}`).maximize().language === languageTag(code);
}

/** @param words patterns, separated by spaces */
function wholeWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.trim().replace(/\s+/g, '|')})(?!\\p{L})`, 'giu');
}

const wordsOfVariant = {
  nynorsk: /(?<!\p{L})(?:eg|ikkje|frå|ein|eit|vore|noko)(?!\p{L})/giu,
  icelandic: /[þð]/giu,
  portugal: wholeWords(
    `equipas? utilizador(?:es)? ficheiros? contactos? factos? projectos? telemóvel 
    planeamento registos? ecrãs? lda`,
  ),
  brazil: wholeWords(
    `equipes? usuári[ao]s? arquivos? contatos? fatos? você celular 
    planejamento registros? gerenciamento times? ltda`,
  ),
} as const;

/** Tells apart variants that the library confuses. */
function withVariant(tag: string, text: string, country: string): string {
  const count = (variant: keyof typeof wordsOfVariant) => text.match(wordsOfVariant[variant])?.length ?? 0;
  if (['da', 'nb', 'nn', 'sv'].includes(tag)) {
    if (count('icelandic') > 2) return 'is';
    return tag !== 'sv' && count('nynorsk') > 1 ? 'nn' : tag;
  }
  if (tag === 'hr' && country === 'BA') return 'bs';
  if (tag === 'hr' && (country === 'RS' || country === 'ME')) return 'sr-Latn';
  if (tag !== 'pt') return tag;
  const lead = count('portugal') - count('brazil');
  if (lead !== 0) return lead > 0 ? 'pt-PT' : 'pt-BR';
  const isElsewhere = country !== '' && country !== 'BR' && isSpokenIn(country, 'por');
  return isElsewhere ? 'pt-PT' : country === 'BR' ? 'pt-BR' : tag;
}
