import type { Resume } from '../../../src/index.ts';
import { EntrySection } from './EntrySection.tsx';

/** The jobs, as the résumé lists them. */
export function Experience({ resume: { work = [] } }: { resume: Resume }) {
  return (
    <EntrySection
      heading="Experience"
      entries={work.map((job) => ({
        title: job.position,
        where: [job.name, job.location],
        start: job.startDate,
        end: job.endDate,
        url: job.url,
        summary: job.summary,
        points: job.highlights,
      }))}
    />
  );
}
