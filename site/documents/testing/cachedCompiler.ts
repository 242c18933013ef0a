// Caches Typst's results on disk, under a hash of its whole input (Typst, templates, fonts, texts,
// pictures, layouts): compiling is most of the time of document tests. Our own steps are not
// cached.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from '../../../src/resume/Content.ts';
import { fingerprint } from '../../vite/fingerprint.ts';
import type { DocumentFile } from '../documentFiles.ts';
import { type CompiledDocument, type DocumentFolders, documentJob } from '../documentJob.ts';
import { documentPictures } from '../documentPictures.tsx';
import { typstCompiler } from '../limitedTypst.ts';
import { type Layout, type TypstJob, type TypstResult, typstSetter } from '../typstSetter.mjs';

const repository = join(import.meta.dirname, '../../..');
const folder = join(repository, 'node_modules/.cache/documents');
const cacheLifetimeMs = 7 * 24 * 60 * 60 * 1000;

let toolsHash: string | undefined;

/** Creates the cache folder, removes expired files, and returns the hash of the tools. */
function prepareCache(): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > cacheLifetimeMs) rmSync(file, { force: true });
  }
  const paths = ['site/documents/templates', 'site/documents/typstSetter.mjs', 'node_modules/@myriaddreamin'];
  return fingerprint(repository, paths, [process.version]);
}

export type CachedCompiler = (file: DocumentFile) => CompiledDocument;

/** Compiles uncached documents in this process, without limits: for known content only. */
export function cachedCompiler(content: Content, folders: DocumentFolders): CachedCompiler {
  const job = documentJob(content, folders, documentPictures(content));
  const set = cachedTypesetter(job.typst);
  return (file) => job.withoutTypst(file) ?? job.compiled(file, set(job.layouts(file)));
}

function cachedTypesetter({ workspace, fonts, files }: TypstJob): (layouts: readonly Layout[]) => TypstResult {
  toolsHash ??= prepareCache();
  const job = createHash('sha256')
    .update(toolsHash)
    .update(serialize([fonts, files]))
    .digest('hex');
  let set: ReturnType<typeof typstSetter> | undefined;
  return (layouts) => {
    const file = join(folder, createHash('sha256').update(job).update(serialize(layouts)).digest('hex'));
    if (statSync(file, { throwIfNoEntry: false })) return deserialize(readFileSync(file));
    set ??= typstSetter(typstCompiler(), { workspace, fonts, files });
    const result = set(layouts);
    // Rename is atomic, so another worker never reads half a file.
    writeFileSync(`${file}.${process.pid}`, serialize(result));
    renameSync(`${file}.${process.pid}`, file);
    return result;
  };
}
