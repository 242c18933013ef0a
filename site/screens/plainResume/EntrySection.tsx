import { allSaid } from '../../../src/index.ts';
import { numbered } from './numbered.ts';
import { ResumeEntry, type ResumeEntryProps } from './ResumeEntry.tsx';
import { ResumeSection } from './ResumeSection.tsx';

/** A section made of entries; those that say nothing are left out, and so is a section of none. */
export function EntrySection({ heading, entries }: { heading: string; entries: readonly ResumeEntryProps[] }) {
  const known = entries.filter(
    ({ title, where = [], summary, points = [] }) => allSaid([title, ...where, summary, ...points]).length > 0,
  );
  if (known.length === 0) return null;
  return (
    <ResumeSection heading={heading}>
      {numbered(known).map(({ place, item }) => (
        <ResumeEntry key={place} {...item} />
      ))}
    </ResumeSection>
  );
}
