import type { ComponentProps } from 'react';
import type { Content } from '../../content/Content.ts';

/** What every page of the manual takes: the owner's words, its own fixed words, and whatever an `<article>` does. */
export interface PageProps<Words> extends Omit<ComponentProps<'article'>, 'children' | 'content'> {
  /** The owner's words. */
  content: Content;
  /** Replaces some of the page's fixed words. */
  words?: Partial<Words> | undefined;
}

/** What every page between the covers takes. */
export interface InteriorPageProps<Words> extends PageProps<Words> {
  /** The page's number in the manual, from 1. */
  number: number;
}
