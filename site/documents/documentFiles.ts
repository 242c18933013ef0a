import type { DocumentKind, plainDocumentNames } from '../../src/content/documentNames.ts';

/** One of the documents, by the path at which the site has it. */
export type DocumentFile = (typeof plainDocumentNames)[DocumentKind];

/** The file in `templates/` that sets a document, what its title says after the owner's name, and its paper where there is a choice. */
type DocumentRecipe = { template: string; title: string; paper?: 'a4' | 'letter' };

/** How each document is made. */
export const documentFiles = {
  'pdf/resume.pdf': { template: 'resume', title: 'Résumé' },
  'pdf/cover-letter.pdf': { template: 'letter', title: 'Cover letter' },
  'pdf/manual.pdf': { template: 'manual', title: 'Manual' },
  'pdf/foldable-manual.pdf': { template: 'foldable', title: 'Manual to fold', paper: 'a4' },
  'pdf/foldable-manual-letter.pdf': { template: 'foldable', title: 'Manual to fold', paper: 'letter' },
} as const satisfies Record<DocumentFile, DocumentRecipe>;
