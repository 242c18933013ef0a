import type { Content } from '../../src/resume/Content.ts';
import { plainDocumentNames } from '../../src/resume/owner/documentNames.ts';
import type { Path } from '../import/report/Finding.ts';
import { type DocumentProblem, stops, withoutDuplicates } from './DocumentProblem.ts';
import type { DocumentFile } from './documentFiles.ts';
import { type DocumentFolders, documentJob } from './documentJob.ts';
import type { FilledPage } from './documentMarks.ts';
import { limitedTypst } from './limitedTypst.ts';
import { fieldOf } from './missingGlyphs.ts';
import { renderPictures } from './renderPictures.ts';
import type { Limits } from './typstChild.mjs';

/** The built documents, their problems, and the page areas that left something out. */
export type CompiledDocuments = {
  pdfs: ReadonlyMap<DocumentFile, Buffer>;
  problems: readonly DocumentProblem[];
  filledPages: ReadonlyMap<DocumentFile, readonly FilledPage[]>;
};

type CompileOptions = {
  /** @default all of them */
  files?: readonly DocumentFile[];
  /** Memory and time limits. @default enough for any résumé */
  limits?: Limits;
};

/**
 * Compiles documents in a child process, which is killed when it exceeds its memory or time limit.
 * Each field is reported once.
 * @throws when Typst is not installed
 */
export async function compileDocuments(
  content: Content,
  folders: DocumentFolders,
  { files = Object.values(plainDocumentNames), limits }: CompileOptions = {},
): Promise<CompiledDocuments> {
  const job = documentJob(content, folders, await renderPictures(content));
  const documents = files.map((file) => ({ file, ready: job.withoutTypst(file) }));
  const open = documents.flatMap(({ file, ready }) => (ready ? [] : [file]));
  const results =
    open.length > 0 ? await limitedTypst({ job: job.typst, documents: open.map(job.layouts), limits }) : [];
  const compiled = documents.flatMap(({ file, ready }) => {
    if (ready) return [{ file, ...ready }];
    const result = results[open.indexOf(file)];
    // Typst stops at the first document that fails.
    if (!result) return [];
    if (!('failureReason' in result)) return [{ file, ...job.compiled(file, result) }];
    const problems = [fullestField(content, `${file} was not built: ${result.failureReason}`)];
    return [{ file, pdf: undefined, problems, filledPages: [] }];
  });
  return {
    pdfs: new Map(compiled.flatMap(({ file, pdf }) => (pdf ? [[file, pdf] as const] : []))),
    problems: withoutDuplicates([...job.problems, ...compiled.flatMap(({ problems }) => problems)]),
    filledPages: new Map(compiled.map(({ file, filledPages }) => [file, filledPages])),
  };
}

/** Reports a problem at the deepest field with over half of the content's text. */
function fullestField({ resume, game }: Content, what: string): DocumentProblem {
  const source = sizeOf(resume) > sizeOf(game) ? 'resume' : 'game';
  const path = fieldOf(heaviest(source === 'resume' ? resume : game));
  return stops(source, path, `${what}. Most of the text is here: shorten it, or remove entries.`);
}

function heaviest(value: unknown): Path {
  if (typeof value !== 'object' || value === null) return [];
  const half = sizeOf(value) / 2;
  const [key, item] = Object.entries(value).find(([, value]) => sizeOf(value) > half) ?? [];
  if (key === undefined) return [];
  return [Array.isArray(value) ? Number(key) : key, ...heaviest(item)];
}

/** Size in characters, as JSON. */
function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
