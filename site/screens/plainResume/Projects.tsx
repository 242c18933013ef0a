import type { Resume } from '../../../src/index.ts';
import { EntrySection } from './EntrySection.tsx';

/** Work of the owner's own. */
export function Projects({ resume: { projects = [] } }: { resume: Resume }) {
  return (
    <EntrySection
      heading="Projects"
      entries={projects.map((project) => ({
        title: project.name,
        where: [...(project.roles ?? []), project.entity],
        start: project.startDate,
        end: project.endDate,
        url: project.url,
        summary: project.description,
        points: project.highlights,
        keywords: project.keywords,
      }))}
    />
  );
}
