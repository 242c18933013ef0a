import { BookTable } from '../BookTable.tsx';
import type { DropInDifference } from './DropInDifference.ts';
import { dropInDifferences } from './dropInDifferences.ts';
import run from './dropInRun.json';

/** What the drop-in does otherwise on purpose, and the cases of the run that is kept in which it was seen. */
export function DropInTable() {
  return (
    <BookTable
      of={dropInDifferences.map((difference) => ({
        what: difference.what,
        here: difference.here,
        before: difference.before,
        'seen in': seenIn(difference),
      }))}
    />
  );
}

function seenIn({ id, notRun }: DropInDifference): string {
  const seen = run.differences.filter(({ entry }) => entry === id);
  const times = seen.filter(({ what }) => what === 'time');
  const cases = [...new Set(seen.map((difference) => difference.case))].join('; ');
  const measured = times.map(({ case: name, step, here, before }) => `${name}, ${step}: ${here}, before ${before}`);
  return notRun ?? [cases, ...measured].join('. ');
}
