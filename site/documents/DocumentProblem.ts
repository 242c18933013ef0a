import { error, type Path, type Problem, pathText, warning } from '../../src/content/check/Problem.ts';

/** Something that keeps a document from being made, or that it leaves out, and which of the two files says it. */
export type DocumentProblem = Problem & { source: 'resume' | 'game' };

/** An error: without a fix no document is made. */
export function stops(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, ...error(path, message) };
}

/** A warning: the documents are made without it. */
export function warns(source: DocumentProblem['source'], path: Path, message: string): DocumentProblem {
  return { source, ...warning(path, message) };
}

/** One problem per place: of two documents' the first. */
export function onePerPlace(problems: readonly DocumentProblem[]): readonly DocumentProblem[] {
  const key = ({ source, path, severity }: DocumentProblem) => `${source} ${severity} ${pathText(path)}`;
  return [...new Map([...problems].reverse().map((problem) => [key(problem), problem])).values()].reverse();
}
