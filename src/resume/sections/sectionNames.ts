/** The names of the sections that the site shows, from JSON Resume, in the order of the plain résumé. */
export const sectionNames = [
  'summary',
  'work',
  'projects',
  'skills',
  'education',
  'languages',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'interests',
  'references',
] as const;

export type SectionName = (typeof sectionNames)[number];

export const sectionNamed = (text: unknown): SectionName | undefined => sectionNames.find((name) => name === text);

/** The plain résumé (page, PDF and Word file), the console, and the manual (on screen and in print). */
export const sectionMedia = ['resume', 'console', 'manual'] as const;

export type SectionMedium = (typeof sectionMedia)[number];

/** The owner's sections for each medium, in order. An omitted medium shows all. */
export type SectionChoice = { [Medium in SectionMedium]?: readonly SectionName[] | undefined };

/** @param choice game.json's `sections` */
export function sectionsFor(medium: SectionMedium, choice: SectionChoice | undefined): readonly SectionName[] {
  return choice?.[medium] ?? sectionNames;
}
