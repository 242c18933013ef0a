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

/** Takes the findings of a step. */
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

/** Formats a path: `work[2].startDate`. */
export function pathText(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** Formats a path without list indices: `work[].name`. */
export function pathPattern(path: Path): string {
  return pathText(path).replace(/\[\d+\]/g, '[]');
}
