import type { ComponentProps } from 'react';
import type { Content } from '../../resume/Content.ts';

/** Props of every page of the manual: content, messages, and those of an `<article>`. */
export interface PageProps<Messages> extends Omit<ComponentProps<'article'>, 'children' | 'content'> {
  /** The owner's content. */
  content: Content;
  /** Overrides some of the page's messages. */
  messages?: Partial<Messages> | undefined;
}

/** Props of the interior pages. */
export interface InteriorPageProps<Messages> extends PageProps<Messages> {
  /** The page's number in the manual, from 1. */
  number: number;
}
