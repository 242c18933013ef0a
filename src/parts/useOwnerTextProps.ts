import { createContext, useContext } from 'react';
import type { Content } from '../resume/Content.ts';

/** The languages of the owner's texts, if they differ from the page's. */
export const TextLanguagesContext = createContext<Content['textLanguages']>(undefined);

/** The attributes of an element with the owner's text: its language, and the direction of its script. */
export function useOwnerTextProps(part: keyof NonNullable<Content['textLanguages']> = 'resume') {
  return { dir: 'auto', lang: useContext(TextLanguagesContext)?.[part] } as const;
}
