import type { Position } from './jsonDocument.ts';
import type { Problem } from './Problem.ts';

/**
 * Something to fix in one of the content files, as the reader of it would name it; `path` is `work[2].startDate`, `''` for the file as a
 * whole. It has no place when the file itself is missing.
 */
export type Finding = Omit<Problem, 'path' | 'intendedPath'> & Partial<Position> & { file: string; path: string };
