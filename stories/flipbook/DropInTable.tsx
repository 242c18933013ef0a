import { BookTable } from '../BookTable.tsx';
import type { DropInDifference } from './DropInDifference.ts';
import { dropInDifferences } from './dropInDifferences.ts';
import run from './dropInRun.json';

const reasons: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = run;

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

/** The cases, and times where they differ. */
function seenIn({ id, notRun }: DropInDifference): string {
  const seen = Object.entries(reasons[id] ?? {});
  const cases = seen.map(([name]) => name).join('; ');
  const measured = seen.flatMap(([name, differences]) =>
    Object.entries(differences).flatMap(([at, words]) => {
      const [step, what] = at.split(' > ');
      return what === 'time' ? [`${name}, ${step}: ${words}`] : [];
    }),
  );
  return notRun ?? [cases, ...measured].join('. ');
}
