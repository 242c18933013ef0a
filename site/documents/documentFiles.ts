import type { DocumentMessages } from '../../src/resume/messages/documentMessages.ts';
import type { DocumentKind, plainDocumentNames } from '../../src/resume/owner/documentNames.ts';

/** A document, by its path on the site. */
export type DocumentFile = (typeof plainDocumentNames)[DocumentKind];

/** A document's template in `templates/`, and its paper size if there are two versions. */
type DocumentRecipe = { template: keyof DocumentMessages['titles']; paper?: 'a4' | 'letter' };

export const documentFiles = {
  'pdf/resume.pdf': { template: 'resume' },
  'pdf/cover-letter.pdf': { template: 'letter' },
  'pdf/manual.pdf': { template: 'manual' },
  'pdf/foldable-manual.pdf': { template: 'foldable', paper: 'a4' },
  'pdf/foldable-manual-letter.pdf': { template: 'foldable', paper: 'letter' },
} as const satisfies Record<DocumentFile, DocumentRecipe>;
