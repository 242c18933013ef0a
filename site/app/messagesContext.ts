import { createContext, useContext } from 'react';
import type { BookletMessages, CompanyFormMessages, HandheldMessages } from '../../src/index.ts';
import type { FrameMessages } from '../messages/frameMessages.ts';
import type { IntroMessages } from '../messages/introMessages.ts';
import type { NotFoundMessages } from '../messages/notFoundMessages.ts';
import type { PaperMessages } from '../messages/paperMessages.ts';
import type { ScreenMessages } from '../messages/screenMessages.ts';

type ScreenGroups = {
  frame: FrameMessages;
  intro: IntroMessages;
  screens: ScreenMessages;
  paper: PaperMessages;
  notFound: NotFoundMessages;
};

export type SiteMessages = ScreenGroups & {
  handheld: HandheldMessages;
  booklet: BookletMessages;
  form: CompanyFormMessages;
};

/** Overrides for stories in any language. The site uses none, because its build replaces the messages. */
export const MessagesContext = createContext<Partial<SiteMessages>>({});

/**
 * The messages of a screen group.
 * @param builtInMessages used unless the context overrides them
 */
export function useMessages<Group extends keyof ScreenGroups>(
  group: Group,
  builtInMessages: ScreenGroups[Group],
): ScreenGroups[Group] {
  return useContext(MessagesContext)[group] ?? builtInMessages;
}
