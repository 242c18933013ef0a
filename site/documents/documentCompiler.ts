import type { Content } from '../../src/content/Content.ts';
import type { Path } from '../../src/content/check/Problem.ts';
import { plainDocumentNames } from '../../src/content/documentNames.ts';
import { type DocumentProblem, onePerPlace, stops } from './DocumentProblem.ts';
import type { DocumentFile } from './documentFiles.ts';
import { type DocumentFolders, documentJob } from './documentJob.ts';
import type { FilledPage } from './documentMarks.ts';
import { limitedTypst } from './limitedTypst.ts';
import type { Limits } from './typstChild.mjs';
import { fieldOf } from './unknownLetters.ts';

/** The documents that could be made; their problems; and what each had to leave out. */
export type CompiledDocuments = {
  pdfs: ReadonlyMap<DocumentFile, Buffer>;
  problems: readonly DocumentProblem[];
  filledPages: ReadonlyMap<DocumentFile, readonly FilledPage[]>;
};

type CompileOptions = {
  /** @default all of them */
  files?: readonly DocumentFile[];
  /** Of memory and time; tests hand in others. @default those of any résumé */
  limits?: Limits;
};

/**
 * Compiles documents in a process of their own, which is ended where it takes too much memory or time. Problems of one place
 * are reported once.
 *
 * @throws when Typst is not installed
 */
export async function compileDocuments(
  content: Content,
  folders: DocumentFolders,
  { files = Object.values(plainDocumentNames), limits }: CompileOptions = {},
): Promise<CompiledDocuments> {
  const job = documentJob(content, folders);
  const done = files.flatMap((file) => {
    const one = job.done(file);
    return one ? [{ file, ...one }] : [];
  });
  const open = files.filter((file) => !done.some((one) => one.file === file));
  const results =
    job.typst && open.length > 0
      ? await limitedTypst({ job: job.typst, documents: open.map(job.layouts), limits })
      : [];
  const compiledFiles = open.slice(0, results.length).flatMap((file, index) => {
    const result = results[index];
    if (!result) return [];
    if (!('failureReason' in result)) return [{ file, ...job.compiled(file, result) }];
    const problems = [fullestField(content, `${file} was given up: ${result.failureReason}`)];
    return [{ file, pdf: undefined, problems, filledPages: [] }];
  });
  // The owner's own come in the order of the files, too.
  const compiled = [...done, ...compiledFiles].sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file));
  return {
    pdfs: new Map(compiled.flatMap(({ file, pdf }) => (pdf ? [[file, pdf] as const] : []))),
    problems: onePerPlace([...job.problems, ...compiled.flatMap(({ problems }) => problems)]),
    filledPages: new Map(compiled.map(({ file, filledPages }) => [file, filledPages])),
  };
}

/** A problem at the place of most words of a content: the deepest that holds more than half of them. */
function fullestField({ resume, game }: Content, what: string): DocumentProblem {
  const source = sizeOf(resume) > sizeOf(game) ? 'resume' : 'game';
  const path = fieldOf(heaviest(source === 'resume' ? resume : game));
  return stops(source, path, `${what}. Most of the words stand here: shorten them, or take entries out.`);
}

function heaviest(value: unknown): Path {
  if (typeof value !== 'object' || value === null) return [];
  const half = sizeOf(value) / 2;
  const [key, item] = Object.entries(value).find(([, one]) => sizeOf(one) > half) ?? [];
  if (key === undefined) return [];
  return [Array.isArray(value) ? Number(key) : key, ...heaviest(item)];
}

/** In letters, as they are written. */
function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
