import { createContext, useContext } from 'react';
import type { BookletWords, CompanyFormWords, HandheldWords } from '../src/index.ts';
import type { FrameWords } from './words/frameWords.ts';
import type { IntroWords } from './words/introWords.ts';
import type { NotFoundWords } from './words/notFoundWords.ts';
import type { PaperWords } from './words/paperWords.ts';
import type { ScreenWords } from './words/screenWords.ts';

type RoomWords = {
  frame: FrameWords;
  intro: IntroWords;
  screens: ScreenWords;
  paper: PaperWords;
  notFound: NotFoundWords;
};

/** The fixed words of all screens in one language. */
export type SiteWords = RoomWords & { handheld: HandheldWords; booklet: BookletWords; form: CompanyFormWords };

/**
 * Other words than the fixed ones, so that a story can give them in any language. On the site there are none: the build has put
 * the site's language in the place of the fixed words themselves.
 */
export const WordsContext = createContext<Partial<SiteWords>>({});

/** What a room of the site says. @param fixed what it says by itself */
export function useWords<Room extends keyof RoomWords>(room: Room, fixed: RoomWords[Room]): RoomWords[Room] {
  return useContext(WordsContext)[room] ?? fixed;
}
