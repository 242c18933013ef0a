import type { Path } from './textsIn.ts';

/** A problem that stops a document or leaves something out, and the content file it is in. */
export type DocumentProblem = {
  source: 'resume' | 'game';
  /** After an error the document is not built; after a warning, it is built without that part. */
  severity: 'error' | 'warning';
  path: Path;
  message: string;
};

/** Creates an error: the document is not built until the owner fixes it. */
export function stops(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, severity: 'error', path, message };
}

/** Creates a warning: the document is built without that part. */
export function warns(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, severity: 'warning', path, message };
}

/** Keeps one problem per field: the first one reported. */
export function withoutDuplicates(problems: readonly DocumentProblem[]): readonly DocumentProblem[] {
  const key = ({ source, path, severity }: DocumentProblem) => JSON.stringify([source, severity, path]);
  return [...new Map([...problems].reverse().map((problem) => [key(problem), problem])).values()].reverse();
}
