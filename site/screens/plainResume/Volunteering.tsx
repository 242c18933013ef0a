import type { Resume } from '../../../src/index.ts';
import { EntrySection } from './EntrySection.tsx';

/** Work done for its own sake. */
export function Volunteering({ resume: { volunteer = [] } }: { resume: Resume }) {
  return (
    <EntrySection
      heading="Volunteering"
      entries={volunteer.map((post) => ({
        title: post.position,
        where: [post.organization],
        start: post.startDate,
        end: post.endDate,
        url: post.url,
        summary: post.summary,
        points: post.highlights,
      }))}
    />
  );
}
