import { createContext, useContext } from 'react';
import type { BookletMessages, CompanyFormMessages, HandheldMessages } from '../src/index.ts';
import type { FrameMessages } from './messages/frameMessages.ts';
import type { IntroMessages } from './messages/introMessages.ts';
import type { NotFoundMessages } from './messages/notFoundMessages.ts';
import type { PaperMessages } from './messages/paperMessages.ts';
import type { ScreenMessages } from './messages/screenMessages.ts';

type ScreenGroups = {
  frame: FrameMessages;
  intro: IntroMessages;
  screens: ScreenMessages;
  paper: PaperMessages;
  notFound: NotFoundMessages;
};

/** The fixed words of all screens in one language. */
export type SiteMessages = ScreenGroups & {
  handheld: HandheldMessages;
  booklet: BookletMessages;
  form: CompanyFormMessages;
};

/**
 * Other words than the fixed ones, so that a story can give them in any language. On the site there are none: the build has put
 * the site's language in the place of the fixed words themselves.
 */
export const MessagesContext = createContext<Partial<SiteMessages>>({});

/** What a room of the site says. @param fixed what it says by itself */
export function useMessages<Room extends keyof ScreenGroups>(
  room: Room,
  fixed: ScreenGroups[Room],
): ScreenGroups[Room] {
  return useContext(MessagesContext)[room] ?? fixed;
}
