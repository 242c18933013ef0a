import type { Content } from '../Content.ts';
import { blocksOf, type RichBlock } from '../RichText.ts';
import { nonEmptyTexts } from '../text/normalizeText.ts';

/** The names of the sections that are shown, from JSON Resume, in the order of the plain résumé. */
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

/** The plain résumé (page and PDF), the console, and the manual (on screen and in print). */
export const sectionMedia = ['resume', 'console', 'manual'] as const;

export type SectionMedium = (typeof sectionMedia)[number];

/** The owner's sections for each medium, in order. An omitted medium shows all. */
export type SectionChoice = { [Medium in SectionMedium]?: readonly SectionName[] | undefined };

/** @param choice game.json's `sections` */
export function sectionsFor(medium: SectionMedium, choice: SectionChoice | undefined): readonly SectionName[] {
  return choice?.[medium] ?? sectionNames;
}

/**
 * The content without the sections that the owner left out of a medium (game.json's `sections`);
 * the same object if the owner chose nothing.
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

/** The owner's story in a medium: their own text, else the résumé's summary. `[]` for neither. */
export function ownersStory(medium: SectionMedium, content: Content): readonly RichBlock[] {
  if (hasOwnStory(content.game)) return nonEmptyTexts(content.game.about).map((text) => ({ paragraph: [text] }));
  return blocksOf(contentFor(medium, content).resume.basics.summary);
}

/** Whether the owner wrote a story, which replaces the résumé's summary. */
export function hasOwnStory({ about }: Pick<Content['game'], 'about'>): boolean {
  return nonEmptyTexts(about).length > 0;
}
