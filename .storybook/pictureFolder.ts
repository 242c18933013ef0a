import { join } from 'node:path';

const folder = join(import.meta.dirname, 'visual');

/** The committed picture of each story, named after the story's id. */
export const baselines = join(folder, 'baselines');

/** What a story looked like where it differs from its picture; not committed. */
export const diffs = join(folder, 'diffs');
