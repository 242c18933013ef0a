import type { ComponentProps } from 'react';
import type { Content } from '../../content/Content.ts';

/** What every page of the manual takes: the owner's words, its own fixed words, and whatever an `<article>` does. */
export interface PageProps<Messages> extends Omit<ComponentProps<'article'>, 'children' | 'content'> {
  /** The owner's words. */
  content: Content;
  /** Replaces some of the page's fixed words. */
  messages?: Partial<Messages> | undefined;
}

/** What every page between the covers takes. */
export interface InteriorPageProps<Messages> extends PageProps<Messages> {
  /** The page's number in the manual, from 1. */
  number: number;
}
