import type { Content } from '../Content.ts';
import { blocksOf, type RichBlock } from '../RichText.ts';
import { contentFor, type SectionMedium } from '../sections/sectionNames.ts';
import { nonEmptyTexts } from '../text/normalizeText.ts';

/** The owner's story in a medium: their own text, else the résumé's summary. `[]` for neither. */
export function ownersStory(medium: SectionMedium, content: Content): readonly RichBlock[] {
  if (hasOwnStory(content.game)) return nonEmptyTexts(content.game.about).map((text) => ({ paragraph: [text] }));
  return blocksOf(contentFor(medium, content).resume.basics.summary);
}

/** Whether the owner wrote a story, which replaces the résumé's summary. */
export function hasOwnStory({ about }: Pick<Content['game'], 'about'>): boolean {
  return nonEmptyTexts(about).length > 0;
}
