import type { Content } from './Content.ts';

/** The sections of a résumé that are shown, by their names in JSON Resume, in the order of the plain résumé. */
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

/** Where sections can be shown: the plain résumé (on screen and as a PDF), the console, the manual (on screen and in print). */
export const sectionMedia = ['resume', 'console', 'manual'] as const;

export type SectionMedium = (typeof sectionMedia)[number];

/** The owner's choice: for each place the sections that stand there, in order. A place that is not named has all. */
export type SectionChoice = { [Medium in SectionMedium]?: readonly SectionName[] | undefined };

/**
 * The sections to show in a place, in their order.
 *
 * @param choice game.json's `sections`
 */
export function sectionsFor(medium: SectionMedium, choice: SectionChoice | undefined): readonly SectionName[] {
  return choice?.[medium] ?? sectionNames;
}

/**
 * The content as a place shows it: without the sections that the owner's choice (game.json's `sections`) leaves out
 * there. The same object where the owner has not chosen.
 */
export function contentFor(medium: SectionMedium, content: Content): Content {
  const chosenNames = content.game.sections?.[medium];
  if (!chosenNames) return content;
  const hiddenNames: readonly string[] = sectionNames.filter((name) => !chosenNames.includes(name));
  const { basics, ...sections } = content.resume;
  const { summary, ...facts } = basics;
  return {
    ...content,
    resume: {
      ...Object.fromEntries(Object.entries(sections).filter(([key]) => !hiddenNames.includes(key))),
      basics: hiddenNames.includes('summary') ? facts : { ...facts, summary },
    },
  };
}
