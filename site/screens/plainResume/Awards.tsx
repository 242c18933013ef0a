import type { Resume } from '../../../src/index.ts';
import { EntrySection } from './EntrySection.tsx';

/** What the owner was honoured for. */
export function Awards({ resume: { awards = [] } }: { resume: Resume }) {
  return (
    <EntrySection
      heading="Awards"
      entries={awards.map(({ title, awarder, date, summary }) => ({ title, where: [awarder], end: date, summary }))}
    />
  );
}
