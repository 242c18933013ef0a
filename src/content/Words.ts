import type { DraftWords } from './draft/draftWords.ts';
import type { DocumentWords } from './print/documentWords.ts';
import type { ManualWords } from './print/manualWords.ts';
import type { SaidWords } from './saidWords.ts';

/** The fixed words that stand among the owner's, in one language. Components have others, which they take as props. */
export interface Words {
  said: SaidWords;
  /** Said where the content is made, and in documents: no page has them. */
  drafts?: DraftWords;
  manual?: ManualWords;
  documents?: DocumentWords;
}
