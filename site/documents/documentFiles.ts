/** The documents, by the path at which the site has them. */
export const documentFiles = {
  'pdf/resume.pdf': { template: 'resume' },
  'pdf/manual.pdf': { template: 'manual' },
  'pdf/foldable-manual.pdf': { template: 'foldable', paper: 'a4' },
  'pdf/foldable-manual-letter.pdf': { template: 'foldable', paper: 'letter' },
} as const;

/** One of {@link documentFiles}. */
export type DocumentFile = keyof typeof documentFiles;
