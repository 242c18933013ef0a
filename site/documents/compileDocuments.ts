import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Content } from '../../src/resume/Content.ts';
import { plainDocumentNames } from '../../src/resume/owner/documentNames.ts';
import { spritesPlugin } from '../sprites/spritesPlugin.ts';
import { type DocumentProblem, withoutDuplicates } from './DocumentProblem.ts';
import { type DocumentFolders, documentCompiler } from './documentCompiler.ts';
import type { DocumentFile } from './documentFiles.ts';
import type { FilledPage } from './typesetter.ts';

/** The built documents, their problems, and how full their page areas are. */
export type CompiledDocuments = {
  pdfs: ReadonlyMap<DocumentFile, Buffer>;
  problems: readonly DocumentProblem[];
  filledPages: ReadonlyMap<DocumentFile, readonly FilledPage[]>;
};

/**
 * Compiles documents, by default all of them.
 * @throws if Typst is not installed or rejects a template
 */
export async function compileDocuments(
  content: Content,
  folders: DocumentFolders,
  files: readonly DocumentFile[] = Object.values(plainDocumentNames),
): Promise<CompiledDocuments> {
  pictureModule ??= importPictures();
  const pictures = (await pictureModule).documentPictures(content);
  const compile = documentCompiler(content, folders, { pictures });
  const compiled = files.map((file) => ({ file, ...compile(file) }));
  return {
    pdfs: new Map(compiled.flatMap(({ file, pdf }) => (pdf ? [[file, pdf] as const] : []))),
    problems: withoutDuplicates(compiled.flatMap(({ problems }) => problems)),
    filledPages: new Map(compiled.map(({ file, filledPages }) => [file, filledPages])),
  };
}

type PictureModule = typeof import('./documentPictures.tsx');

/** Imported once, because the import takes longer than compiling all documents. */
let pictureModule: Promise<PictureModule> | undefined;

/** Imports the module with the sprites' plugin, because Vite's configuration loads without plugins. */
async function importPictures(): Promise<PictureModule> {
  const { module } = await runnerImport<PictureModule>(join(import.meta.dirname, 'documentPictures.tsx'), {
    configFile: false,
    plugins: [spritesPlugin()],
    logLevel: 'error',
  });
  return module;
}
