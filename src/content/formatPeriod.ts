// Written out by hand, not by Intl: the same words must come out of the build's Node and of every visitor's
// browser, and their tables of month names differ.
import { type CalendarDate, calendarDate } from './calendarDate.ts';
import { fillIn } from './fillIn.ts';
import { type SaidWords, saidWords } from './saidWords.ts';

export type PeriodWords = Pick<SaidWords, 'months' | 'date' | 'present'>;

/** Of languages that are not shipped. */
const presentWords: ReadonlyMap<string, string> = new Map([
  ['ar', 'الآن'],
  ['cs', 'dosud'],
  ['da', 'nu'],
  ['it', 'oggi'],
  ['ja', '現在'],
  ['ko', '현재'],
  ['sv', 'nu'],
  ['uk', 'дотепер'],
  ['zh', '至今'],
]);
/** Where it is another than the English one. */
const commas: ReadonlyMap<string, string> = new Map([
  ['ar', '، '],
  ['fa', '، '],
  ['ja', '、'],
  ['ur', '، '],
  ['zh', '、'],
]);
const yearFirst = ['ja', 'zh', 'ko', 'hu', 'lt', 'sv'];

/** The words of a language without any: months in numbers, `'03/2022'`, or `'2022/03'` where the year leads. */
export function numberedPeriods(language: string): SaidWords {
  const [primary = ''] = language.toLowerCase().split('-');
  if (primary === 'en') return saidWords;
  const date = yearFirst.includes(primary) ? '{year}/{number}' : '{number}/{year}';
  return {
    ...saidWords,
    date,
    present: presentWords.get(primary) ?? saidWords.present,
    comma: commas.get(primary) ?? saidWords.comma,
  };
}

/**
 * A span of time as people read it: `'Mar 2022 – present'`, `'2019 – 2021'`. Days are left out.
 *
 * Without an end it runs to the present; with only an end it is that end alone; within one month or year it is
 * said once.
 *
 * @returns `''` when neither date is known
 */
export function formatPeriod(
  start: string | undefined,
  end: string | undefined,
  words: PeriodWords = saidWords,
): string {
  const from = inWords(calendarDate(start), words);
  const to = inWords(calendarDate(end), words);
  if (from && !to) return `${from} – ${words.present}`;
  return from && to && from !== to ? `${from} – ${to}` : to;
}

function inWords(date: CalendarDate | undefined, words: PeriodWords): string {
  if (!date) return '';
  if (date.precision === 'year') return String(date.year);
  const month = words.months.split(' ')[date.month - 1] ?? '';
  return fillIn(words.date, { month, number: String(date.month).padStart(2, '0'), year: date.year });
}
