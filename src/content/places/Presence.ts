import type { SectionName } from '../sectionNames.ts';

/** How much of a section stands in a place. `empty` is a section of which the résumé says nothing. */
export type Presence = 'empty' | 'shown' | 'shortened' | 'names only' | 'left out' | { shown: number; of: number };

/** A place and what stands there. */
export type PlaceColumn = { heading: string; sections: Readonly<Record<SectionName, Presence>> };

/** How many entries of each section the owner's file has; a summary counts as one. */
export type EntryCounts = Readonly<Record<SectionName, number>>;

/**
 * What becomes of a section of which so many entries are shown.
 *
 * @param told how fully they are told
 */
export function presence(
  shown: number,
  of: number,
  told: Extract<Presence, 'shown' | 'shortened' | 'names only'> = 'shown',
): Presence {
  if (of === 0) return 'empty';
  if (shown === 0) return 'left out';
  return shown < of ? { shown, of } : told;
}
