/** Where in a document something stands: `['work', 2, 'startDate']`. */
export type Path = readonly (string | number)[];

/** Something that is wrong with a document, before it is known on which line. */
export type Problem = {
  /** An error stops the build, a warning is only said. */
  severity: 'error' | 'warning';
  path: Path;
  /** What is wrong, and how to fix it, in whole sentences. */
  message: string;
  /** The key that was probably meant where this one is unknown. */
  intendedPath?: Path;
  /** Set where a text is still the one that the project ships with. */
  isPlaceholder?: true;
};

/** A problem that stops the build. */
export function error(path: Path, message: string): Problem {
  return { severity: 'error', path, message };
}

/** A problem that is only said. */
export function warning(path: Path, message: string): Problem {
  return { severity: 'warning', path, message };
}

/** A path as people write it: `work[2].startDate`. */
export function pathText(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** A path by its kind, whatever the number in a list: `work[].name`. */
export function pathPattern(path: Path): string {
  return pathText(path).replace(/\[\d+\]/g, '[]');
}
