import { sectionsBelow } from './consoleSections.ts';
import type { Game } from './Game.ts';
import { minorSectionNames } from './print/minorSectionsLayout.ts';
import { type SectionMedium, type SectionName, sectionMedia, sectionNames, sectionsFor } from './sectionNames.ts';

/** What decides where a section stands. */
export type SectionSettings = Pick<Game, 'sections' | 'about'>;

/** The sections that a place has a seat for. The owner's own story takes the summary's. */
function availableSections(medium: SectionMedium, { about }: SectionSettings): readonly SectionName[] {
  const summarySection: readonly SectionName[] = about.length > 0 ? [] : ['summary'];
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

/** Whether a section stands in a place: the place has a seat for it, and the owner wants it there. */
function isShownIn(name: SectionName, medium: SectionMedium, settings: SectionSettings): boolean {
  return availableSections(medium, settings).includes(name) && sectionsFor(medium, settings.sections).includes(name);
}

/** Where a section stands; nowhere where the owner has said so. */
export function mediaShowing(name: SectionName, settings: SectionSettings): readonly SectionMedium[] {
  return sectionMedia.filter((medium) => isShownIn(name, medium, settings));
}
