import type { BaseMessages } from './baseMessages.ts';
import type { DraftMessages } from './draft/draftMessages.ts';
import type { DocumentMessages } from './print/documentMessages.ts';
import type { ManualMessages } from './print/manualMessages.ts';

/** The fixed words that stand among the owner's, in one language. Components have others, which they take as props. */
export interface Messages {
  base: BaseMessages;
  /** Said where the content is made, and in documents: no page has them. */
  drafts?: DraftMessages;
  manual?: ManualMessages;
  documents?: DocumentMessages;
}
