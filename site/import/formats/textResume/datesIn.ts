// Finds the dates in a line: "Oak · Jan 2019 – present · Ghent", "Joiner, Oak (2019 – 2021)".
import { foldText, monthNumber } from '../../normalize/monthNumber.ts';
import {
  isDatePart,
  isPresent,
  isSeason,
  type Period,
  readDate,
  readPeriod,
  withoutDuration,
} from '../../normalize/readDate.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { anyOf, words } from '../../words/words.ts';

/** A period, or the status of something unfinished: "in progress", "expected 2027". */
export type DatesOrStatus = Partial<Period> & { status?: string };

/** The dates of a line, and the words around them. `form` says where the dates are, and what separates them. */
export type LineDates = { period: DatesOrStatus; before: readonly string[]; after: readonly string[]; form: string };

/** Bullets and bars in brackets do not separate: "(Facebook • Instagram)". */
const separators = /\t|(?:\s+[·•|]\s+|(?<=\p{L})[|•]\s+|\s+\|(?=\p{L}))(?![^()]*\))|\s{3,}/u;

/** "04/09/2021" */
const dayOrMonthFirst = /(?<![\d/.])(\d{1,2})([/-])(\d{1,2})\2((?:19|20)\d\d)(?!\d)/g;

/** Makes a function that rewrites "04/09/2021" as "04.09.2021" or "2021/04/09", as other dates of the file show. */
export function clarifyDays(texts: readonly string[]): (text: string) => string {
  const dates = texts.flatMap((text) => Array.from(text.matchAll(dayOrMonthFirst)));
  const isDayFirst = dates.some(([, first]) => Number(first) > 12);
  const isMonthFirst = dates.some(([, , , second]) => Number(second) > 12);
  if (isDayFirst === isMonthFirst) return (text) => text;
  return (text) => text.replace(dayOrMonthFirst, isDayFirst ? '$1.$3.$4' : '$4/$1/$3');
}

const month = '\\p{L}{3,}\\.? ?\\d\\d(?![\\d.:/]|,? ?\\d)';
const between = ' ?[–-] ?| \\p{L}{1,3} ';

/** "Jan. 12 – May 16", "Okt.09 bis heute" */
const periodInWords = `${month}(?:${between})(?:${month}|(?=${anyOf(words.dates.present)}))`;
/** "07/03 - 06/07" */
const periodInDigits = '\\d\\d/\\d\\d ?[–-] ?\\d\\d/\\d\\d';
const shortPeriod = new RegExp(`(?<![\\p{L}\\d/])(?:${periodInWords}|${periodInDigits})(?![\\d/])`, 'gu');

/** Writes the years of a period out, if its other parts are months. */
export function withLongYears(text: string): string {
  return text.replace(shortPeriod, (period) => {
    const months = Array.from(period.matchAll(/(\p{L}{3,}|\d\d\/)\.? ?\d\d(?!\/)/gu), ([, name = '']) => name);
    const isMonth = (name: string) =>
      /\d/.test(name) ? Number(name.slice(0, 2)) <= 12 : monthNumber(foldText(name)) !== undefined;
    if (months.length === 0 || !months.every(isMonth)) return period;
    return period.replace(/((?:\p{L}{3,}\.?|\d\d\/)) ?(\d\d)(?!\/)/gu, (_, name: string, year: string) => {
      const longYear = Number(year) > maxShortYear ? `19${year}` : `20${year}`;
      return name.endsWith('/') ? name + longYear : `${name} ${longYear}`;
    });
  });
}

/** Larger years of two digits are those of the last century. */
const maxShortYear = 50;

/** The parts of a line that are far apart, such as a title and a date. Drops durations and kinds of employment. */
export function partsOf(text: string): readonly string[] {
  return text
    .replace(kindAfterEmployer, '')
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isDuration(part) && !isOnlyKind(part));
}

/** Kinds of employment that people write instead of an employer. */
const ownBusiness = '(?:freelance|self-employed)';

/** "Acme · Freelance" */
const kindAfterEmployer = new RegExp(` · ${ownBusiness}(?= · |$)`, 'i');
const onlyOwnBusiness = new RegExp(`^${ownBusiness}$`, 'i');

const employmentKind = new RegExp(`^${anyOf(words.documents['kinds of employment'])}$`, 'i');

export const isEmploymentKind = (text: string): boolean => employmentKind.test(text);

/** Whether a text is a kind of employment, and cannot be an employer. */
export const isOnlyKind = (text: string): boolean => isEmploymentKind(text) && !onlyOwnBusiness.test(text);

/** Longer lines, in characters, are sentences, unless their dates come first or after a quotation. */
const maxLineLength = 160;

/** @param isDateFirst whether most lines of the section begin with their dates: "2015. Joiner. Oak." */
export function datesIn({ text, isListItem }: TextLine, isDateFirst = false): LineDates | undefined {
  // "Placements: Oak School (2015); Elm School (2016)" has several entries.
  if (isListItem || /\d{4}\);.*\d{4}/.test(text) || hasDateList(text)) return undefined;
  const parts = partsOf(text);
  // A part is a period, or contains one beside words.
  const periodIndex = parts.findIndex((part) => periodOf(part));
  const datesWithWords = periodIndex < 0 ? parts.map((part, order) => datesWithin(part, order, isDateFirst)) : [];
  const index = periodIndex < 0 ? datesWithWords.findIndex(Boolean) : periodIndex;
  const {
    period = periodOf(parts[periodIndex] ?? ''),
    before = '',
    after = [],
    mark = 'part',
  } = datesWithWords[index] ?? {};
  const isFirst = index === 0 && before === '';
  const isQuotation = /[”»]$/.test(before);
  if (!period || (text.length > maxLineLength && !isFirst && !isQuotation)) return undefined;
  const nextParts = parts.slice(index + 1);
  // "Issued May 2024 · Expires May 2027"
  const { status } = nextParts.map(periodOf).find((other) => other?.status) ?? {};
  return {
    period: { ...period, ...(status && { status }) },
    before: [...parts.slice(0, index), before].filter(Boolean),
    after: [...after, ...nextParts].filter((part) => part !== '' && !periodOf(part)?.status).map(firstSentence),
    form: isFirst && parts.length === 1 && periodIndex === 0 ? 'alone' : `${isFirst ? 'first' : 'last'} ${mark}`,
  };
}

/** The name at the start of a long text beside dates. The rest is a remark. */
const firstSentence = (text: string): string =>
  text.length > maxLineLength ? (text.split(sentenceEnd)[0] ?? text) : withoutFullStop(text);

/** Whether a text has several seasons that are not a period: "Fall 2017, Spring 2018". */
function hasDateList(text: string): boolean {
  const dates = Array.from(text.matchAll(/(\p{L}+) (?:19|20)\d\d *[,&] *(\p{L}+) (?:19|20)\d\d/gu));
  return dates.some(([, first = '', second = '']) => isSeason(first) && isSeason(second));
}

/** The length of the longest periods, in characters. They have two months in words. */
const maxPeriodLength = 45;

/** The dates in a part of a line: "10/2015 - 03/2019 Joiner", "Oak (2019 – 2021)", "Oak, 2019 (refreshed 2022)". */
function datesWithin(text: string, order: number, isDateFirst: boolean) {
  const starts = Array.from(text.matchAll(/^|[\s(,](?=[\p{L}\d])/gu), ({ 0: mark, index }) => index + mark.length);
  const ends = Array.from(text.matchAll(/$|(?<=\S)(?=[\s,:;()]|[–—-]\s)/gu), ({ index }) => index).reverse();
  for (const start of starts)
    for (const end of ends) {
      // The dash in "2019 – Joiner" separates.
      const isSeparator = text[end - 1] === ':' || /^[–—-] [^\d]+$/.test(text.slice(end - 1));
      if (end <= start || end - start > maxPeriodLength || isSeparator) continue;
      const period = periodOf(text.slice(start, end));
      const [before, rest] = [text.slice(0, start), text.slice(end)];
      if (!period || !isOwnDate(period, { before, text: text.slice(start, end), rest, order, isDateFirst })) continue;
      const [mark = ''] = /[^\s\p{L}\d]*\s*$/u.exec(before) ?? [];
      // "2015 – 2018. Joiner. Oak, Ghent." The sentences between are a remark.
      const [name = '', ...others] = text[end - 1] === '.' ? nameAfter(rest).split(sentenceEnd) : [nameAfter(rest)];
      return {
        period,
        before: withoutEnd(before),
        after: [name, ...others.slice(-1)].filter(Boolean),
        mark: mark.trim(),
      };
    }
  return undefined;
}

/** A full stop before a capital, outside of brackets and not after an initial. */
const sentenceEnd = /(?<=\p{L}{2}|\))\.\s+(?=\p{Lu})(?![^()]*\))/u;

/** The word before a date that is not part of a name: "since" in "Joiner, since 2019". */
const beforeDate = new RegExp(`(?:^|[\\s(,;–—|·:-]*[(,;–—|·:-]\\s*)${anyOf(words.dates.since)}$`, 'i');

/** Names that end with a full stop, and sentences, which have several words in lower case. */
const withFullStop = /\b(?:[Ii]nc|[Ll]td|[Cc]o|[Cc]orp|S\.[Aa]|e\. ?V|o\.o|al|etc)\.$|(?:\s\p{Ll}+){3}.*\.$/u;

export const withoutFullStop = (name: string): string => (withFullStop.test(name) ? name : name.replace(/\.$/, ''));

const withoutEnd = (text: string): string =>
  withoutFullStop(text.replace(/[\s(,;–—|·:-]+$/, '')).replace(beforeDate, '');

/** A name after the dates: "2019 – 2021, Oak", "2019: joiner"; not "(refreshed)", ", 16 weeks". */
const nameAfter = (rest: string) =>
  /^\s*[:;]\s+(\S.*)$|^[\s),;–—-]*([^\s),;–—\p{Ll}\d(:-].*)$/u.exec(rest)?.slice(1).find(Boolean) ?? '';

type DatePosition = { order: number; isDateFirst: boolean };

/** Whether dates in a line are those of its entry, and not of a remark: "expires May 2027", "(refreshed 2022)". */
function isOwnDate(
  { startDate, endDate, status }: DatesOrStatus,
  { before, text, rest, order, isDateFirst }: Record<'before' | 'text' | 'rest', string> & DatePosition,
): boolean {
  const isRange = startDate !== undefined && startDate !== endDate;
  // "2015 – 2018 Joiner", "2024, 16 weeks", "2024: Oak". Another single date at the start may begin a sentence.
  if (before === '')
    return (
      isRange ||
      /^(?:\s?\(|, \d|\s?[:;] |\s?[–—-] [^\p{Ll}\d])/u.test(rest) ||
      (isDateFirst && /^\s+\p{Lu}/u.test(rest))
    );
  if (!/^(?:\)?$|[),;]|\s*[(–—])/.test(rest)) return false;
  const words = before
    .split(/[,;:(]|\s[–—-]\s/)
    .at(-1)
    ?.trim();
  if (otherYears.test(before)) return false;
  if (isRange || !words) return true;
  // "Work in progress" is a name.
  if (status) return /\d/.test(status);
  // "Best Door 2019", and not "The fair of 2019" or "It closed in May 2019"
  const lastWord = /\p{L}+(?=\s*$)/u.exec(before)?.[0] ?? '';
  if (/^\p{Ll}{1,3}\s/u.test(text) || /^\p{Ll}{1,3}$/u.test(lastWord) || isDateWord(lastWord)) return false;
  const isText =
    /^\p{Ll}/u.test(words) || (!/\.\s+$/.test(before) && (words.match(/\s\p{Ll}/gu) ?? []).length > maxSmallWords);
  return order === 0 && /^\)?$/.test(rest) && !isText && !/\([^)]*$/.test(before);
}

/** A year after more lower-case words than this is part of a sentence. */
const maxSmallWords = 4;

/** The word before years that are not the entry's: "dataset" in "Census dataset 1997-1998". */
const otherYears = new RegExp(
  `(?:^|\\s)${anyOf(words.documents['before other years'])} (?:\\d{4}\\s?[–-]\\s?)?$`,
  'iu',
);

/** The status in a line that has nothing else: "In progress". */
export function statusIn(line: TextLine): string | undefined {
  const { period, before = [], after = [] } = datesIn(line) ?? {};
  return before.length + after.length === 0 && !period?.startDate ? period?.status : undefined;
}

export function isDuration(text: string): boolean {
  return text !== '' && withoutDuration(text) === '';
}

/** "Expected May 2027", "2021 – expected 2026" */
const expectation = new RegExp(
  `^(?:(.*\\d)\\s*[–—-]\\s*)?(${anyOf(words.documents.expectations)}(?!\\p{L}):?(?:\\s.{0,25}\\d)?)$`,
  'iu',
);

function periodOf(text: string): DatesOrStatus | undefined {
  const plain = withoutDuration(text)
    .replace(/^\(|[),;.]$/g, '')
    .trim();
  const [, start = '', status] = expectation.exec(plain) ?? [];
  const startDate = readDate(start);
  if (status) return { ...(startDate && { startDate }), status };
  if (/^\p{L}/u.test(plain) && isPresent(plain)) return { status: plain };
  if (!/\d{4}|['’`´]\d\d(?!\d)/.test(plain) || !wordsIn(plain).every(isDateWord)) return undefined;
  return readPeriod(plain);
}

/** "30th July" as "30 July" */
export const withoutOrdinals = (text: string) => text.replace(/(?<=\d)(?:st|nd|rd|th|er)\b/g, '');

const wordsIn = (text: string) => withoutOrdinals(text).match(/\p{L}+/gu) ?? [];

/** Whether a word may be part of a date, as "May" is in "May 2015". */
const isDateWord = (word: string): boolean => isSeason(word) || isDatePart(word);
