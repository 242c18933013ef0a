/** The path of a value in a document: `['work', 2, 'startDate']`. */
export type Path = readonly (string | number)[];

/** A problem in a document, before its line is known. */
export type Problem = {
  /** An error stops the build; a warning does not. */
  severity: 'error' | 'warning';
  path: Path;
  /** The problem and its fix, in whole sentences. */
  message: string;
  /** The path that the owner probably meant, if a key is unknown. */
  intendedPath?: Path;
  /** Set if a text is still the one that ships with the project. */
  isPlaceholder?: true;
};

export function error(path: Path, message: string): Problem {
  return { severity: 'error', path, message };
}

export function warning(path: Path, message: string): Problem {
  return { severity: 'warning', path, message };
}

/** Formats a path: `work[2].startDate`. */
export function pathText(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** Formats a path without list indices: `work[].name`. */
export function pathPattern(path: Path): string {
  return pathText(path).replace(/\[\d+\]/g, '[]');
}
