import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Content } from '../../src/content/Content.ts';
import { type DocumentProblem, stops } from './DocumentProblem.ts';
import type { DocumentFile } from './documentFiles.ts';

/** What every PDF file begins with. */
const signature = '%PDF-';

/** The owner's own PDF files, by the document that each stands in for, and what is wrong with them. */
export type OwnDocuments = { files: ReadonlyMap<DocumentFile, Buffer>; problems: readonly DocumentProblem[] };

/** @param folder where the owner's paths start */
export function ownDocuments({ game }: Content, folder: string): OwnDocuments {
  const files = new Map<DocumentFile, Buffer>();
  const problems: DocumentProblem[] = [];
  for (const kind of ['resume', 'manual'] as const) {
    const file = game.documents?.own?.[kind];
    if (file === undefined) continue;
    const { bytes, wrong } = pdfIn(resolve(folder, file));
    if (bytes) files.set(`pdf/${kind}.pdf`, bytes);
    else {
      const message = `"${file}" cannot stand in for the ${kind}: ${wrong}. Name a PDF file, seen from the folder of game.json.`;
      problems.push(stops('game', ['documents', 'own', kind], message));
    }
  }
  return { files, problems };
}

function pdfIn(path: string): { bytes: Buffer; wrong?: never } | { bytes?: never; wrong: string } {
  try {
    const bytes = readFileSync(path);
    // The signature may stand anywhere in the first 1024 bytes (ISO 32000, Annex H, 3.4.1).
    return bytes.subarray(0, 1024).includes(signature) ? { bytes } : { wrong: 'it is no PDF' };
  } catch {
    return { wrong: 'there is no such file' };
  }
}
