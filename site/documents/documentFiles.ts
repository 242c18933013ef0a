import type { DocumentKind, plainDocumentNames } from '../../src/content/documentNames.ts';
import type { DocumentMessages } from '../../src/content/print/documentMessages.ts';

/** One of the documents, by the path at which the site has it. */
export type DocumentFile = (typeof plainDocumentNames)[DocumentKind];

/** The file in `templates/` that sets a document, and its paper where there is a choice. */
type DocumentRecipe = { template: keyof DocumentMessages['titles']; paper?: 'a4' | 'letter' };

export const documentFiles = {
  'pdf/resume.pdf': { template: 'resume' },
  'pdf/cover-letter.pdf': { template: 'letter' },
  'pdf/manual.pdf': { template: 'manual' },
  'pdf/foldable-manual.pdf': { template: 'foldable', paper: 'a4' },
  'pdf/foldable-manual-letter.pdf': { template: 'foldable', paper: 'letter' },
} as const satisfies Record<DocumentFile, DocumentRecipe>;
