import { type RowId, rows, type Unit } from './rows.ts';

/** A number of a row: on which page it was measured, and what it was before. */
export interface Told {
  readonly id: RowId;
  readonly page: string;
  readonly value: number;
  readonly before?: number | undefined;
}

/** Whether a number keeps to the goal of its row; undefined where there is none, or nothing to compare with. */
export function meetsGoal({ id, page, value, before }: Told): boolean | undefined {
  const { goal, unit } = rows[id];
  if (goal === undefined) return undefined;
  if (goal === 'as before') return before === undefined ? undefined : asShown(value, unit) <= asShown(before, unit);
  if (goal.page !== undefined && goal.page !== page) return undefined;
  return 'atMost' in goal ? asShown(value, unit) <= goal.atMost : asShown(value, unit) >= goal.atLeast;
}

/** The goal of a row on a page, in words; `''` without one. */
export function goalWords(id: RowId, page?: string): string {
  const { goal, unit } = rows[id];
  if (goal === undefined) return '';
  if (goal === 'as before') return '≤ before';
  if (page !== undefined && goal.page !== undefined && goal.page !== page) return '';
  const limit = 'atMost' in goal ? `≤ ${measure(goal.atMost, unit)}` : `≥ ${measure(goal.atLeast, unit)}`;
  return page === undefined && goal.page !== undefined ? `${goal.page}: ${limit}` : limit;
}

/** A number with its unit. */
export function measure(value: number, unit: Unit): string {
  switch (unit) {
    case 'score':
    case 'count':
      return value.toFixed(0);
    case 'ms':
      return `${value.toFixed(0)} ms`;
    case 'kB':
      return `${(value / 1000).toFixed(1)} kB`;
    case 'shift':
      return asShown(value, unit).toString();
    default:
      return unit satisfies never;
  }
}

/** A number as precise as it is shown: it meets a goal when what one reads does. */
function asShown(value: number, unit: Unit): number {
  return unit === 'shift' ? Number(value.toFixed(3)) : Math.round(value);
}
