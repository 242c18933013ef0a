// Does not use Intl, because Node and browsers have different month names. The build and every
// visitor's browser must render the same text.

import { type BaseMessages, baseMessages } from '../messages/baseMessages.ts';
import { fillIn } from '../text/fillIn.ts';
import { type CalendarDate, calendarDate } from './calendarDate.ts';

export type PeriodMessages = Pick<BaseMessages, 'months' | 'date' | 'present' | 'until'>;

/** "Present" in languages for which there are no messages. */
const presentTranslations: ReadonlyMap<string, string> = new Map(
  `af hede|ar الآن|bg досега|bs danas|ca actualitat|cs dosud|da nu|el σήμερα|et praegu|fa اکنون|fi nyt|he היום|hi वर्तमान|
  hr danas|hu jelenleg|id sekarang|is núna|it oggi|ja 現在|ko 현재|lt dabar|lv pašlaik|mk денес|ms sekarang|nb nå|nn no|no nå|
  pt presente|ro prezent|ru настоящее время|sk súčasnosť|sl danes|sq tani|sr данас|sv nu|th ปัจจุบัน|tr günümüz|uk дотепер|
  ur تاحال|vi hiện tại|zh 至今`
    .split('|')
    .map((entry) => entry.trim())
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);
/** Commas that differ from the English one. */
const commas: ReadonlyMap<string, string> = new Map([
  ['ar', '، '],
  ['fa', '، '],
  ['ja', '、'],
  ['ur', '، '],
  ['zh', '、'],
]);
const yearFirstLanguages = ['ja', 'zh', 'ko', 'hu', 'lt', 'sv'];

/**
 * The messages for a language without a translation: English ones with numeric dates (`'03/2022'`
 * or `'2022/03'`) and that language's "present" and comma.
 */
export function numericDateMessages(language: string): BaseMessages {
  const [primary = ''] = language.toLowerCase().split('-');
  if (primary === 'en') return baseMessages;
  const date = yearFirstLanguages.includes(primary) ? '{year}/{number}' : '{number}/{year}';
  return {
    ...baseMessages,
    date,
    present: presentTranslations.get(primary) ?? baseMessages.present,
    until: '– {date}',
    comma: commas.get(primary) ?? baseMessages.comma,
  };
}

/**
 * Formats a period: `'Mar 2022 – present'`, `'2019 – 2021'`, without days. A period without an end
 * runs to the present. Of one without a start, only the end is known: `'until 2021'`. If both dates
 * read the same, the result is one date.
 * @returns `''` if neither date is known
 */
export function formatPeriod(
  start: string | undefined,
  end: string | undefined,
  messages: PeriodMessages = baseMessages,
): string {
  const from = formatDate(calendarDate(start), messages);
  const to = formatDate(calendarDate(end), messages);
  if (from && !to) return `${from} – ${messages.present}`;
  if (to && !from) return fillIn(messages.until, { date: to });
  return from === to ? to : `${from} – ${to}`;
}

function formatDate(date: CalendarDate | undefined, messages: PeriodMessages): string {
  if (!date) return '';
  if (date.precision === 'year') return String(date.year);
  const month = messages.months.split(' ')[date.month - 1] ?? '';
  return fillIn(messages.date, { month, number: String(date.month).padStart(2, '0'), year: date.year });
}
