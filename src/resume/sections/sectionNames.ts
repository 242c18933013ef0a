import type { Content } from '../Content.ts';
import { blocksOf, type RichBlock } from '../RichText.ts';
import { nonEmptyTexts } from '../text/normalizeText.ts';

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

/** The plain résumé (page and PDF), the console, and the manual (on screen and in print). */
export const sectionMedia = ['resume', 'console', 'manual'] as const;

export type SectionMedium = (typeof sectionMedia)[number];

/** The owner's sections for each medium, in order. An omitted medium shows all. */
export type SectionChoice = { [Medium in SectionMedium]?: readonly SectionName[] | undefined };

/** @param choice game.json's `sections` */
export function sectionsFor(medium: SectionMedium, choice: SectionChoice | undefined): readonly SectionName[] {
  return choice?.[medium] ?? sectionNames;
}

/** The owner's story: their own text, else the résumé's summary. `[]` for neither. */
export function ownersStory({ game, resume }: Content): readonly RichBlock[] {
  if (hasOwnStory(game)) return nonEmptyTexts(game.about).map((text) => ({ paragraph: [text] }));
  return blocksOf(resume.basics.summary);
}

/** Whether the owner wrote a story, which replaces the résumé's summary. */
export function hasOwnStory({ about }: Pick<Content['game'], 'about'>): boolean {
  return nonEmptyTexts(about).length > 0;
}
