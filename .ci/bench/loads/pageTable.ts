import { goalWords, measure, meetsGoal } from './goals.ts';
import { type Medians, type RowId, rowIds, rows } from './rows.ts';

/**
 * The table of a run, as text: a row for each thing, a column for each page. A number that misses its goal has an exclamation
 * mark.
 */
export function pageTable(medians: Medians): Record<string, string>[] {
  const pages = Object.keys(medians);
  const measured = rowIds.filter((id) => pages.some((page) => medians[page]?.[id] !== undefined));
  return measured.map((id) => ({
    'what is measured': rows[id].what,
    ...Object.fromEntries(pages.map((page) => [page, cell(id, page, medians[page]?.[id])])),
    goal: goalWords(id),
  }));
}

function cell(id: RowId, page: string, value: number | undefined): string {
  if (value === undefined) return '';
  return `${meetsGoal({ id, page, value }) === false ? '! ' : ''}${measure(value, rows[id].unit)}`;
}

/** One line of the table of a page, before and after. */
export type ComparedLine = Readonly<Record<'what is measured' | 'before' | 'now' | 'goal' | 'met', string>>;

/** A page before and after, as text. What was measured neither time has no line. */
export function comparedLines(page: string, before: Medians, now: Medians): ComparedLine[] {
  const [was = {}, is = {}] = [before[page], now[page]];
  const measured = rowIds.filter((id) => was[id] !== undefined || is[id] !== undefined);
  return measured.map((id) => {
    const told = (value: number | undefined) => (value === undefined ? '' : measure(value, rows[id].unit));
    const value = is[id];
    const met = value === undefined ? undefined : meetsGoal({ id, page, value, before: was[id] });
    return {
      'what is measured': rows[id].what,
      before: told(was[id]),
      now: told(value),
      goal: goalWords(id, page),
      met: met === undefined ? '' : met ? 'yes' : 'no',
    };
  });
}
