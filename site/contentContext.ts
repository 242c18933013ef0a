import { createContext, useContext } from 'react';
import type { Content } from '../src/index.ts';

/** The owner's words, for every screen. Screens take them from here, so that a story can give them any. */
export const ContentContext = createContext<Content | undefined>(undefined);

/**
 * The owner's words.
 *
 * @throws outside a `ContentContext`
 */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content)
    throw new Error('useContent was called without content. Put a <ContentContext value={content}> around the screen.');
  return content;
}
