// Setting documents is most of what their tests take, and many tests ask of the same ones. What Typst makes is kept on the disk, under
// the hash of all that goes in: Typst itself, the templates, fonts, words, pictures and layouts. Nothing that the project makes before
// or after that is kept.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from '../../../src/content/Content.ts';
import { fingerprint } from '../../build/fingerprint.ts';
import type { DocumentFile } from '../documentFiles.ts';
import { type CompiledDocument, type DocumentFolders, documentJob } from '../documentJob.ts';
import { typstCompiler } from '../typstCompiler.ts';
import { type Layout, type TypstJob, type TypstResult, typstSetter } from '../typstSetter.mjs';

const repository = join(import.meta.dirname, '../../..');
const folder = join(repository, 'node_modules/.cache/documents');
const cacheLifetimeMs = 7 * 24 * 60 * 60 * 1000;

let tools: string | undefined;

/** Finds the kept documents, and removes the old ones. */
function createWorkFolder(): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > cacheLifetimeMs) rmSync(file, { force: true });
  }
  const paths = ['site/documents/templates', 'site/documents/typstSetter.mjs', 'node_modules/@myriaddreamin'];
  return fingerprint(repository, paths, [process.version]);
}

export type KeptCompiler = (file: DocumentFile) => CompiledDocument;

/** Sets what has not been set before, in this process, which nothing can stop: for content that is known. */
export function cachedCompiler(content: Content, folders: DocumentFolders): KeptCompiler {
  const job = documentJob(content, folders);
  const set = job.typst && cachedTypesetter(job.typst);
  return (file) =>
    job.done(file) ??
    (set ? job.compiled(file, set(job.layouts(file))) : { pdf: undefined, problems: job.problems, filledPages: [] });
}

function cachedTypesetter({ workspace, fonts, files }: TypstJob): (layouts: readonly Layout[]) => TypstResult {
  tools ??= createWorkFolder();
  const job = createHash('sha256')
    .update(tools)
    .update(serialize([fonts, files]))
    .digest('hex');
  let set: ReturnType<typeof typstSetter> | undefined;
  return (layouts) => {
    const file = join(folder, createHash('sha256').update(job).update(serialize(layouts)).digest('hex'));
    if (statSync(file, { throwIfNoEntry: false })) return deserialize(readFileSync(file));
    set ??= typstSetter(typstCompiler(), { workspace, fonts, files });
    const result = set(layouts);
    // Whole or not at all: another worker may look for it now.
    writeFileSync(`${file}.${process.pid}`, serialize(result));
    renameSync(`${file}.${process.pid}`, file);
    return result;
  };
}
