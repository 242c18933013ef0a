// Every file of messages. Each exports one object under its own name; the build replaces the object
// with its translation.
import { bookletMessages } from '../../src/booklet/bookletMessages.ts';
import { handheldMessages } from '../../src/console/handheldMessages.ts';
import { companyFormMessages } from '../../src/dialogue/companyFormMessages.ts';
import { baseMessages } from '../../src/resume/messages/baseMessages.ts';
import { documentMessages } from '../../src/resume/messages/documentMessages.ts';
import { draftMessages } from '../../src/resume/messages/draftMessages.ts';
import { manualMessages } from '../../src/resume/messages/manualMessages.ts';
import { type FlatMessages, flattenMessages } from './flatMessages.ts';
import { frameMessages } from './frameMessages.ts';
import { introMessages } from './introMessages.ts';
import { notFoundMessages } from './notFoundMessages.ts';
import { paperMessages } from './paperMessages.ts';
import { retryMessages } from './retryMessages.ts';
import { screenMessages } from './screenMessages.ts';

/** By file: the prefix of the keys, and the English messages. */
export const messageFiles = {
  'src/resume/messages/baseMessages.ts': { keyPrefix: 'base', messages: baseMessages },
  'src/resume/messages/draftMessages.ts': { keyPrefix: 'drafts', messages: draftMessages },
  'src/resume/messages/manualMessages.ts': { keyPrefix: 'manual', messages: manualMessages },
  'src/resume/messages/documentMessages.ts': { keyPrefix: 'documents', messages: documentMessages },
  'src/console/handheldMessages.ts': { keyPrefix: 'console', messages: handheldMessages },
  'src/dialogue/companyFormMessages.ts': { keyPrefix: 'form', messages: companyFormMessages },
  'src/booklet/bookletMessages.ts': { keyPrefix: 'booklet', messages: bookletMessages },
  'site/messages/frameMessages.ts': { keyPrefix: 'frame', messages: frameMessages },
  'site/messages/introMessages.ts': { keyPrefix: 'intro', messages: introMessages },
  'site/messages/screenMessages.ts': { keyPrefix: 'screens', messages: screenMessages },
  'site/messages/paperMessages.ts': { keyPrefix: 'paper', messages: paperMessages },
  'site/messages/notFoundMessages.ts': { keyPrefix: 'notFound', messages: notFoundMessages },
  'site/messages/retryMessages.ts': { keyPrefix: 'retry', messages: retryMessages },
} as const;

export const englishMessages: FlatMessages = Object.assign(
  {},
  ...Object.values(messageFiles).map(({ keyPrefix, messages }) => flattenMessages(keyPrefix, messages)),
);
