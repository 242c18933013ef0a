// Caches Typst's results on disk by a hash of all they depend on (Typst, templates, fonts, texts,
// pictures, layouts), because compiling takes most of the time of document tests. The other steps are
// not cached. Typst runs in this process, because starting another takes as long as compiling a
// short document.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from '../../../src/resume/Content.ts';
import { fingerprint } from '../../config/fingerprint.ts';
import { type DocumentCompiler, type DocumentFolders, documentCompiler } from '../documentCompiler.ts';
import { documentPictures } from '../documentPictures.tsx';
import { typeset } from '../typeset.mjs';
import type { Typesetter, TypstJob } from '../typesetter.ts';

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
  const paths = ['site/documents/templates', 'site/documents/typeset.mjs', 'node_modules/@myriaddreamin'];
  return fingerprint(repository, paths, [process.version]);
}

/** A `documentCompiler` with cached results. */
export function cachedCompiler(content: Content, folders: DocumentFolders): DocumentCompiler {
  return documentCompiler(content, folders, { pictures: documentPictures(content), typesetterFor: cachedTypesetter });
}

const cachedTypesetter = (typstJob: TypstJob): Typesetter => {
  const { fonts, files } = typstJob;
  toolsHash ??= prepareCache();
  const jobHash = createHash('sha256')
    .update(toolsHash)
    .update(serialize([fonts, files]))
    .digest('hex');
  return (layouts) => {
    const file = join(folder, createHash('sha256').update(jobHash).update(serialize(layouts)).digest('hex'));
    if (statSync(file, { throwIfNoEntry: false })) return deserialize(readFileSync(file));
    const result = typeset({ job: typstJob, layouts });
    // Rename is atomic, so another worker never reads half a file.
    writeFileSync(`${file}.${process.pid}`, serialize(result));
    renameSync(`${file}.${process.pid}`, file);
    return result;
  };
};
