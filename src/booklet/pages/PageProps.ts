import type { ComponentProps } from 'react';
import type { CharacterColors } from '../../art/CharacterSprite.tsx';
import type { ManualTexts } from '../../resume/manual/manualTexts.ts';

/** Props of every page of the manual: its texts, the hero's colors, and those of an `<article>`. */
export interface PageProps<Page extends keyof ManualTexts> extends Omit<ComponentProps<'article'>, 'children'> {
  /** The page's texts and facts, from `manualTexts`. */
  view: ManualTexts[Page];
  /** The colors of the hero. @default the drawing's own */
  colors?: CharacterColors | undefined;
}

/** Props of the interior pages. */
export interface InteriorPageProps<Page extends keyof ManualTexts> extends PageProps<Page> {
  /** The one-based number on the page, without the cover. */
  number: number;
}
