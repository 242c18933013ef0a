import type { Path } from './textsIn.ts';

/** A problem in a content file, because of which a document is not built or omits something. */
export type DocumentProblem = {
  source: 'resume' | 'game';
  /** After an error the document is not built; after a warning, it is built without that part. */
  severity: 'error' | 'warning';
  path: Path;
  message: string;
};

/** Creates an error: the document is not built until the owner fixes it. */
export function documentError(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, severity: 'error', path, message };
}

/** Creates a warning: the document is built without that part. */
export function documentWarning(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, severity: 'warning', path, message };
}

/** Keeps one problem per field: the first one reported. */
export function withoutDuplicates(problems: readonly DocumentProblem[]): readonly DocumentProblem[] {
  const key = ({ source, path, severity }: DocumentProblem) => JSON.stringify([source, severity, path]);
  return [...new Map([...problems].reverse().map((problem) => [key(problem), problem])).values()].reverse();
}
