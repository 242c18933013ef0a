import type { Resume } from '../../../src/index.ts';
import { EntrySection } from './EntrySection.tsx';

/** What the owner has written. */
export function Publications({ resume: { publications = [] } }: { resume: Resume }) {
  return (
    <EntrySection
      heading="Publications"
      entries={publications.map(({ name, publisher, releaseDate, url, summary }) => ({
        title: name,
        where: [publisher],
        end: releaseDate,
        url,
        summary,
      }))}
    />
  );
}
