import { sectionsBelow } from './consoleSections.ts';
import type { Game } from './Game.ts';
import { alsoSections } from './print/alsoPlan.ts';
import { type SectionName, type SectionPlace, sectionNames, sectionPlaces, sectionsFor } from './sectionNames.ts';

/** What decides where a section stands. */
export type SectionSettings = Pick<Game, 'sections' | 'about'>;

/** The sections that a place has a seat for. The owner's own story takes the summary's. */
function seatsIn(place: SectionPlace, { about }: SectionSettings): readonly SectionName[] {
  const story: readonly SectionName[] = about.length > 0 ? [] : ['summary'];
  switch (place) {
    case 'resume':
      return sectionNames;
    case 'console':
      return [...story, 'work', 'education', 'skills', ...Object.values(sectionsBelow).flat()];
    case 'manual':
      return [...story, 'work', 'education', 'projects', ...alsoSections];
    default:
      return place satisfies never;
  }
}

/** Whether a section stands in a place: the place has a seat for it, and the owner wants it there. */
function isSeated(name: SectionName, place: SectionPlace, settings: SectionSettings): boolean {
  return seatsIn(place, settings).includes(name) && sectionsFor(place, settings.sections).includes(name);
}

/** Where a section stands; nowhere where the owner has said so. */
export function placesOf(name: SectionName, settings: SectionSettings): readonly SectionPlace[] {
  return sectionPlaces.filter((place) => isSeated(name, place, settings));
}
