import type { Content } from '../Content.ts';
import { manualMessages } from '../messages/manualMessages.ts';

/** The title on the manual's cover, in the content's language, with `{name}` for the owner. */
export function gameTitle({ messages }: Pick<Content, 'messages'>): string {
  return (messages?.manual ?? manualMessages).cover.title;
}
