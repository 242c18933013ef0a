import { join } from 'node:path';

const folder = join(import.meta.dirname, 'visual');

/** The committed picture of each story, named after the story's id. */
export const baselines = join(folder, 'baselines');

/** The committed picture of each page of the PDF documents. */
export const documentPictures = join(folder, 'documents');

/** All folders of committed pictures. */
export const pictureFolders = [baselines, documentPictures] as const;

/** What a story looked like where it differs from its picture; not committed. */
export const diffs = join(folder, 'diffs');
