import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'visual');

/** The folder of the stories' committed pictures, each named after the story's id. */
export const baselines = join(folder, 'baselines');

/** The folder of the committed pictures of the PDF documents, one for each page. */
export const documentPictures = join(folder, 'documents');

export const pictureFolders = [baselines, documentPictures] as const;

/** The folder of the screenshots that differ from their pictures; it is not committed. */
export const diffs = join(folder, 'diffs');

/** The ids of the pictures that differed in the last run. */
export const differingIds = (): readonly string[] =>
  (existsSync(diffs) ? readdirSync(diffs) : []).flatMap((file) => /^(.+)-actual\.png$/.exec(file)?.[1] ?? []);
