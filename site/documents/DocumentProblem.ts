import type { Path } from './textsIn.ts';

/** A problem in a content file that stops a document, or changes it. */
export type DocumentProblem = {
  source: 'resume' | 'game';
  /** An error stops the document. After a warning, it omits or changes what is at `path`. */
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
