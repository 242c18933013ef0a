import type { Game } from '../../../src/resume/Game.ts';
import { minorSectionNames, sectionsBelow } from '../../../src/resume/sections/minorSections.ts';
import {
  hasOwnStory,
  type SectionMedium,
  type SectionName,
  sectionMedia,
  sectionNames,
  sectionsFor,
} from '../../../src/resume/sections/sectionNames.ts';

export type SectionSettings = Pick<Game, 'sections' | 'about'>;

/** The sections that a medium can show. The owner's story replaces the summary. */
function availableSections(medium: SectionMedium, { about }: SectionSettings): readonly SectionName[] {
  const summarySection: readonly SectionName[] = hasOwnStory({ about }) ? [] : ['summary'];
  switch (medium) {
    case 'resume':
      return sectionNames;
    case 'console':
      return [...summarySection, 'work', 'education', 'skills', ...Object.values(sectionsBelow).flat()];
    case 'manual':
      return [...summarySection, 'work', 'education', 'projects', ...minorSectionNames];
    default:
      return medium satisfies never;
  }
}

/** The media that can show a section, and in which the owner has not left it out. */
export function mediaShowing(name: SectionName, settings: SectionSettings): readonly SectionMedium[] {
  return sectionMedia.filter(
    (medium) =>
      availableSections(medium, settings).includes(name) && sectionsFor(medium, settings.sections).includes(name),
  );
}
