// Written out by hand, not by Intl: the same words must come out of the build's Node and of every visitor's
// browser, and their tables of month names differ.
import { type CalendarDate, calendarDate } from './calendarDate.ts';

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const presentWords: ReadonlyMap<string, string> = new Map([
  ['ar', 'الآن'],
  ['cs', 'dosud'],
  ['da', 'nu'],
  ['de', 'heute'],
  ['es', 'actualidad'],
  ['fr', 'aujourd’hui'],
  ['it', 'oggi'],
  ['ja', '現在'],
  ['ko', '현재'],
  ['nl', 'heden'],
  ['pl', 'obecnie'],
  ['pt', 'presente'],
  ['sv', 'nu'],
  ['uk', 'дотепер'],
  ['zh', '至今'],
]);
const yearFirst = ['ja', 'zh', 'ko', 'hu', 'lt', 'sv'];

/**
 * A span of time as people read it: `'Mar 2022 – present'`, `'2019 – 2021'`. Days are left out.
 *
 * Without an end it runs to the present; with only an end it is that end alone; within one month or year it is
 * said once. Languages other than English get months in numbers: `'03/2022'`, or `'2022/03'` where the year leads.
 *
 * @param language a language tag such as `en` or `pt-BR` @default 'en'
 * @returns `''` when neither date is known
 */
export function formatPeriod(start: string | undefined, end: string | undefined, language = 'en'): string {
  const from = inWords(calendarDate(start), language);
  const to = inWords(calendarDate(end), language);
  if (from && !to) return `${from} – ${presentWords.get(primary(language)) ?? 'present'}`;
  return from && to && from !== to ? `${from} – ${to}` : to;
}

function inWords(date: CalendarDate | undefined, language: string): string {
  if (!date) return '';
  if (date.precision === 'year') return String(date.year);
  if (primary(language) === 'en') return `${englishMonths[date.month - 1]} ${date.year}`;
  const month = String(date.month).padStart(2, '0');
  return yearFirst.includes(primary(language)) ? `${date.year}/${month}` : `${month}/${date.year}`;
}

function primary(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
