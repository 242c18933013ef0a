// Written out by hand, not by Intl: the same words must come out of the build's Node and of every visitor's
// browser, and their tables of month names differ.

import { type BaseMessages, baseMessages } from './baseMessages.ts';
import { type CalendarDate, calendarDate } from './calendarDate.ts';
import { fillIn } from './fillIn.ts';

export type PeriodMessages = Pick<BaseMessages, 'months' | 'date' | 'present'>;

/** Of languages that are not shipped. */
const presentTranslations: ReadonlyMap<string, string> = new Map([
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
const yearFirstLanguages = ['ja', 'zh', 'ko', 'hu', 'lt', 'sv'];

/** The words of a language without any: months in numbers, `'03/2022'`, or `'2022/03'` where the year leads. */
export function numericDateMessages(language: string): BaseMessages {
  const [primary = ''] = language.toLowerCase().split('-');
  if (primary === 'en') return baseMessages;
  const date = yearFirstLanguages.includes(primary) ? '{year}/{number}' : '{number}/{year}';
  return {
    ...baseMessages,
    date,
    present: presentTranslations.get(primary) ?? baseMessages.present,
    comma: commas.get(primary) ?? baseMessages.comma,
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
  messages: PeriodMessages = baseMessages,
): string {
  const from = formatDate(calendarDate(start), messages);
  const to = formatDate(calendarDate(end), messages);
  if (from && !to) return `${from} – ${messages.present}`;
  return from && to && from !== to ? `${from} – ${to}` : to;
}

function formatDate(date: CalendarDate | undefined, messages: PeriodMessages): string {
  if (!date) return '';
  if (date.precision === 'year') return String(date.year);
  const month = messages.months.split(' ')[date.month - 1] ?? '';
  return fillIn(messages.date, { month, number: String(date.month).padStart(2, '0'), year: date.year });
}
