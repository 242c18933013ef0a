import type { Content } from '../../src/resume/Content.ts';
import { plainDocumentNames } from '../../src/resume/owner/documentNames.ts';
import { type DocumentProblem, withoutDuplicates } from './DocumentProblem.ts';
import { type DocumentFolders, documentCompiler } from './documentCompiler.ts';
import type { DocumentFile } from './documentFiles.ts';
import { renderPictures } from './renderPictures.ts';
import type { FilledPage } from './typstSetter.ts';

/** The built documents, their problems, and how full their page areas are. */
export type CompiledDocuments = {
  pdfs: ReadonlyMap<DocumentFile, Buffer>;
  problems: readonly DocumentProblem[];
  filledPages: ReadonlyMap<DocumentFile, readonly FilledPage[]>;
};

/**
 * Compiles documents, by default all of them. Each field is reported once.
 * @throws when Typst is not installed
 */
export async function compileDocuments(
  content: Content,
  folders: DocumentFolders,
  files: readonly DocumentFile[] = Object.values(plainDocumentNames),
): Promise<CompiledDocuments> {
  const compile = documentCompiler(content, folders, { pictures: await renderPictures(content) });
  const compiled = files.map((file) => ({ file, ...compile(file) }));
  return {
    pdfs: new Map(compiled.flatMap(({ file, pdf }) => (pdf ? [[file, pdf] as const] : []))),
    problems: withoutDuplicates(compiled.flatMap(({ problems }) => problems)),
    filledPages: new Map(compiled.map(({ file, filledPages }) => [file, filledPages])),
  };
}
