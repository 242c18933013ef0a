/** Something to fix in one of the content files. */
export type Finding = {
  /** An error stops the build, a warning is only said. */
  severity: 'error' | 'warning';
  /** The file, as the reader of the finding would name it. */
  file: string;
  /** Where in the file's document: `work[2].startDate`. `''` for the file as a whole. */
  path: string;
  /** From 1; missing when the file itself is. */
  line?: number;
  /** From 1; missing when the file itself is. */
  column?: number;
  message: string;
  /** Set where a text is still the one that the project ships with. */
  isPlaceholder?: true;
};
