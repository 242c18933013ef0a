import type { Content } from '../../src/resume/Content.ts';
import { errorMessage } from '../config/errorMessage.ts';
import { ownersFile } from '../config/ownersFile.ts';
import { type DocumentProblem, documentError } from './DocumentProblem.ts';
import type { DocumentFile } from './documentFiles.ts';

const signature = '%PDF-';

/**
 * The owner's own PDF files, by the document that each replaces, and their problems.
 * @param folder the folder of game.json
 */
export function customDocuments({ game }: Content, folder: string) {
  const files = new Map<DocumentFile, Buffer>();
  const problems: DocumentProblem[] = [];
  for (const kind of ['resume', 'manual'] as const) {
    const file = game.documents?.own?.[kind];
    if (file === undefined) continue;
    try {
      files.set(`pdf/${kind}.pdf`, pdfOf(ownersFile(folder, file)));
    } catch (cause) {
      const reason = errorMessage(cause);
      const message = `"${file}" cannot replace the ${kind}: ${reason}. Put a PDF file in the folder of game.json, and use its name here.`;
      problems.push(documentError('game', ['documents', 'own', kind], message));
    }
  }
  return { files, problems };
}

function pdfOf(bytes: Buffer): Buffer {
  // The signature may be anywhere in the first 1024 bytes (PDF Reference 1.7, Appendix H, 3.4.1).
  if (!bytes.subarray(0, 1024).includes(signature)) throw new Error('it is not a PDF file');
  return bytes;
}
