import { type Book, books } from './books.ts';
import { type Medians, type Results, type RowId, rowIds, rows } from './rows.ts';

/** One line of the table, as text. */
export type ResultLine = Readonly<Record<'what is measured' | Book | 'ratio' | 'target' | 'met', string>>;

/** The table of a run. Rows of which nothing was measured are left out. */
export function resultTable(results: Results): ResultLine[] {
  return rowIds.filter((id) => results.flipbook[id] !== undefined).map((id) => lineOf(id, results));
}

function lineOf(id: RowId, results: Results): ResultLine {
  const { what, peer = 'page-flip', target } = rows[id];
  const [own, other] = [results.flipbook[id], results[peer][id]];
  const met = target?.met(results, id) ?? null;
  const [flipbook, pageFlip, reactPageflip] = books.map((book) => cell(id, results[book]));
  return {
    'what is measured': what,
    flipbook: flipbook ?? '',
    'page-flip': pageFlip ?? '',
    'react-pageflip': reactPageflip ?? '',
    ratio: own === undefined || !other ? '' : (own / other).toFixed(own / other < 0.1 ? 3 : 2),
    target: target?.says ?? '',
    met: met === null ? '' : met ? 'yes' : 'no',
  };
}

function cell(id: RowId, medians: Medians): string {
  const value = medians[id];
  if (value === undefined) return '';
  const { unit } = rows[id];
  const possible = medians[`${id}Of`];
  switch (unit) {
    case 'ms':
      return `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)} ms`;
    case 'kB':
      return `${(value / 1000).toFixed(2)} kB`;
    case 'count':
      return whole(value);
    case 'of':
      return possible === undefined ? whole(value) : `${whole(value)} of ${whole(possible)}`;
    default:
      return unit satisfies never;
  }
}

const whole = (value: number): string => value.toFixed(Number.isInteger(value) ? 0 : 1);
