import type { Content } from '../Content.ts';
import { type BaseMessages, baseMessages } from './baseMessages.ts';

/** The base messages in the content's language. */
export function baseMessagesFor({ messages }: Pick<Content, 'messages'>): BaseMessages {
  return messages?.base ?? baseMessages;
}
