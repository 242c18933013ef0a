// Finds the dates in a line: "Oak · Jan 2019 – present · Ghent", "Joiner, Oak (2019 – 2021)".
import { isPartOfPresent, isPresent, type Period, readDate, readPeriod } from '../../normalize/readDate.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { anyOf, listOf, words } from '../../words/words.ts';

/** A period, or the status of something unfinished: "in progress", "expected 2027". */
export type DatesOrStatus = Partial<Period> & { status?: string };

/** The dates of a line, and the words before and after them. */
export type LineDates = { period: DatesOrStatus; before: readonly string[]; after: readonly string[] };

const separators = /\t|\s+[·•|]\s+|\s{3,}/;

/** The parts of a line that are far apart, such as a title and a date at the right edge. */
export function partsOf(text: string): readonly string[] {
  return text
    .replace(kindAfterEmployer, '')
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isDuration(part) && !isEmploymentKind(part));
}

/** "Acme · Freelance". Without an employer, these words stay in its place. */
const kindAfterEmployer = / · (?:freelance|self-employed)(?= · |$)/i;

const employmentKind = new RegExp(`^${anyOf(words.documents['kinds of employment'])}$`, 'i');

export const isEmploymentKind = (text: string): boolean => employmentKind.test(text);

/** Longer lines, in characters, are sentences. */
const maxLineLength = 160;

export function datesIn({ text, isListItem }: TextLine): LineDates | undefined {
  // "Placements: Oak School (2015); Elm School (2016)" has several entries.
  if (isListItem || text.length > maxLineLength || /\d{4}\);.*\d{4}/.test(text)) return undefined;
  const parts = partsOf(text);
  const index = parts.findIndex((part) => periodOf(part));
  const period = periodOf(parts[index] ?? '');
  if (period) return { period, before: parts.slice(0, index), after: parts.slice(index + 1) };
  return datesAtStart(text) ?? datesAtEnd(parts.at(-1) ?? '', parts.slice(0, -1));
}

/** A period at the start of a line ends within this many characters. The longest have two months in words. */
const maxPeriodLength = 45;

/** "10/2015 - 03/2019 Joiner, Oak". A single date at the start is ignored, because it may begin a sentence. */
function datesAtStart(text: string): LineDates | undefined {
  for (const { index } of [...text.slice(0, maxPeriodLength).matchAll(/\s(?=\p{L})/gu)].reverse()) {
    const period = periodOf(text.slice(0, index));
    if (period && period.startDate !== period.endDate) return { period, before: [], after: [text.slice(index).trim()] };
  }
  return undefined;
}

/** "Joiner, Oak (2019 – 2021)", "Joiner, Oak, Jan 2019 – present" */
function datesAtEnd(text: string, before: readonly string[]): LineDates | undefined {
  for (const { 0: mark, index } of text.matchAll(/[\s(,](?=[\p{L}\d])/gu)) {
    const period = periodOf(text.slice(index + 1));
    // "Work in progress" is a name.
    const isName = period?.status && /^\s/.test(mark) && !/\d/.test(period.status);
    if (period && !isName)
      return { period, before: [...before, text.slice(0, index).replace(/[\s(,–—|·-]+$/, '')], after: [] };
  }
  return undefined;
}

/** The status in a line that has nothing else: "In progress". */
export function statusIn(line: TextLine): string | undefined {
  const { period, before = [], after = [] } = datesIn(line) ?? {};
  return before.length + after.length === 0 && !period?.startDate ? period?.status : undefined;
}

/** "(3 years 2 months)", which LinkedIn adds. */
const duration = new RegExp(`\\s*\\(?\\b\\d+ ${anyOf(words.dates['units of time'])}\\b[^)]*\\)?\\s*$`, 'i');

const withoutDuration = (text: string) => text.replace(duration, '');

export function isDuration(text: string): boolean {
  return text !== '' && withoutDuration(text) === '';
}

/** "Expected May 2027", "2021 – expected 2026" */
const expectation = new RegExp(
  `^(?:(.*\\d)\\s*[–—-]\\s*)?(${anyOf(words.documents.expectations)}:?(?:\\s\\p{L}+\\.?)?(?:\\s\\d{4})?)$`,
  'iu',
);

function periodOf(text: string): DatesOrStatus | undefined {
  const plain = withoutDuration(text)
    .replace(/^\(|[),;]$/g, '')
    .trim();
  const [, start = '', status] = expectation.exec(plain) ?? [];
  const startDate = readDate(start);
  if (status) return { ...(startDate && { startDate }), status };
  if (/^\p{L}/u.test(plain) && isPresent(plain)) return { status: plain };
  if (!/\d{4}/.test(plain) || !wordsIn(plain).every(isDateWord)) return undefined;
  return readPeriod(plain);
}

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? [];

/** Seasons, and words between and before dates. */
const otherDateWords: ReadonlySet<string> = new Set(
  [words.dates['before a date'], words.dates.seasons].flatMap(listOf),
);

/** Whether a word may be part of a date. "Oak 2015 – 2018" is more than a period: Oak is no month. */
function isDateWord(word: string): boolean {
  const isWord = otherDateWords.has(word.toLowerCase()) || isPartOfPresent(word);
  return isWord || /^2020-\d\d/.test(readDate(`${word} 2020`) ?? '');
}
