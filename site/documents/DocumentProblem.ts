import type { Path } from './textsIn.ts';

/** A problem in a content file, because of which a document is not built or omits something. */
export type DocumentProblem = {
  source: 'resume' | 'game';
  /** After an error the document is not built; after a warning, it omits or changes the part. */
  severity: 'error' | 'warning';
  path: Path;
  message: string;
};

export function documentError(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, severity: 'error', path, message };
}

export function documentWarning(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, severity: 'warning', path, message };
}

/** Keeps the first error and the first warning of each field. */
export function withoutDuplicates(problems: readonly DocumentProblem[]): readonly DocumentProblem[] {
  const key = ({ source, path, severity }: DocumentProblem) => JSON.stringify([source, severity, path]);
  return [...new Map([...problems].reverse().map((problem) => [key(problem), problem])).values()].reverse();
}
