import type { Position } from '../read/jsonDocument.ts';
import type { Problem } from './Problem.ts';

/**
 * Something to fix in a content file. `path` is `work[2].startDate`, or `''` for the whole file.
 */
export type Finding = Omit<Problem, 'path' | 'intendedPath'> & Partial<Position> & { file: string; path: string };
