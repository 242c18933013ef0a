import type { BaseMessages } from './baseMessages.ts';
import type { DocumentMessages } from './documentMessages.ts';
import type { DraftMessages } from './draftMessages.ts';
import type { ManualMessages } from './manualMessages.ts';

/** Messages that appear among the owner's texts. Components take their other texts as props. */
export interface Messages {
  base: BaseMessages;
  /** Used only in the build; no page loads them. */
  drafts?: DraftMessages;
  manual?: ManualMessages;
  documents?: DocumentMessages;
}
