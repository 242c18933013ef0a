import type { Resume } from '../../../src/index.ts';
import { allSaid } from '../../../src/index.ts';
import { EntrySection } from './EntrySection.tsx';

/** Schools, degrees and what was learnt there. */
export function Education({ resume: { education = [] } }: { resume: Resume }) {
  return (
    <EntrySection
      heading="Education"
      entries={education.map((training) => ({
        title: allSaid([training.studyType, training.area]).join(', '),
        where: [training.institution],
        start: training.startDate,
        end: training.endDate,
        url: training.url,
        summary: training.score,
        keywords: training.courses,
      }))}
    />
  );
}
