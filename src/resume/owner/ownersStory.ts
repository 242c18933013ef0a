import type { Content } from '../Content.ts';
import { blocksOf, type RichBlock } from '../RichText.ts';
import { nonEmptyTexts } from '../text/normalizeText.ts';

/** The owner's story: their own text, else the résumé's summary. `[]` for neither. */
export function ownersStory({ game, resume }: Content): readonly RichBlock[] {
  if (hasOwnStory(game)) return nonEmptyTexts(game.about).map((text) => ({ paragraph: [text] }));
  return blocksOf(resume.basics.summary);
}

/** Whether the owner wrote a story, which replaces the résumé's summary. */
export function hasOwnStory({ about }: Pick<Content['game'], 'about'>): boolean {
  return nonEmptyTexts(about).length > 0;
}
