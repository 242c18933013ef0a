import { createContext, useContext } from 'react';
import type { Content } from '../../src/index.ts';

/** The owner's content for every screen. A context, so that stories can provide any content. */
export const ContentContext = createContext<Content | undefined>(undefined);

/** @throws outside a `ContentContext` */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content)
    throw new Error('useContent was called without content. Put a <ContentContext value={content}> around the screen.');
  return content;
}
