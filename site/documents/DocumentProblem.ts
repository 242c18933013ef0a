import { error, type Finding, type Path, pathText, warning } from '../import/report/Finding.ts';

/** A problem that stops a document or leaves something out, and the content file it is in. */
export type DocumentProblem = Finding & { source: 'resume' | 'game' };

/** Creates an error: the document is not built until the owner fixes it. */
export function stops(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, ...error(path, message) };
}

/** Creates a warning: the document is built without that part. */
export function warns(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, ...warning(path, message) };
}

/** Keeps one problem per field: the first one reported. */
export function withoutDuplicates(problems: readonly DocumentProblem[]): readonly DocumentProblem[] {
  const key = ({ source, path, severity }: DocumentProblem) => `${source} ${severity} ${pathText(path)}`;
  return [...new Map([...problems].reverse().map((problem) => [key(problem), problem])).values()].reverse();
}
