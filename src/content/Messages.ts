import type { BaseMessages } from './baseMessages.ts';
import type { DraftMessages } from './draft/draftMessages.ts';
import type { DocumentMessages } from './print/documentMessages.ts';
import type { ManualMessages } from './print/manualMessages.ts';

/** Interface texts among the owner's texts. Components take their own texts as props. */
export interface Messages {
  base: BaseMessages;
  /** Used only in the build and in documents; no page loads them. */
  drafts?: DraftMessages;
  manual?: ManualMessages;
  documents?: DocumentMessages;
}
