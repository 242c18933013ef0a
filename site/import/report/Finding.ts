/** The path of a value in a document: `['work', 2, 'startDate']`. */
export type Path = readonly (string | number)[];

/** Line and column, from 1. */
export type Position = { line: number; column: number };

/** Something to fix in the owner's content. A rule gives the path; reading the file adds its name and the position. */
export type Finding = Partial<Position> & {
  file?: string;
  /** An error stops the build; a warning does not. */
  severity: 'error' | 'warning';
  /** `[]` for the whole file. */
  path: Path;
  /** The problem and its fix, in whole sentences. */
  message: string;
  /** The path that the owner probably meant, if a key is unknown. */
  intendedPath?: Path;
  /** Set if a text is still the one that ships with the project. */
  isPlaceholder?: true;
  /** Set if a value was skipped or cut because it cannot be read. */
  isLoss?: true;
};

export type Report = (findings: readonly Finding[]) => void;

export function error(path: Path, message: string): Finding {
  return { severity: 'error', path, message };
}

export function warning(path: Path, message: string): Finding {
  return { severity: 'warning', path, message };
}

export function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(isError);
}

/** A list of findings, and a report that adds to it. */
export function collectFindings(): { findings: Finding[]; report: Report } {
  const findings: Finding[] = [];
  return {
    findings,
    report(newFindings) {
      // Not `push(...)`: tens of thousands of arguments overflow the stack.
      for (const finding of newFindings) findings.push(finding);
    },
  };
}

/** Formats a path: `work[2].startDate`. */
export function pathText(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** Formats a path without list indices: `work[].name`. */
export function pathPattern(path: Path): string {
  return pathText(path).replace(/\[\d+\]/g, '[]');
}

/** Keeps the first finding of each path. A misspelt key does not also count as missing. */
export function firstPerPath(findings: readonly Finding[]): Finding[] {
  const seenPaths = new Set<string>();
  for (const { intendedPath } of findings) {
    if (!intendedPath) continue;
    seenPaths.add(pathText(intendedPath));
    // A step has one key, so a misspelt key makes the whole step invalid.
    if (typeof intendedPath.at(-2) === 'number') seenPaths.add(pathText(intendedPath.slice(0, -1)));
  }
  return findings.filter(({ path }) => {
    const pathKey = pathText(path);
    const isFirst = !seenPaths.has(pathKey);
    seenPaths.add(pathKey);
    return isFirst;
  });
}
