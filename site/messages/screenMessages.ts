/** Messages around the console and the manual. `{name}` is the owner's name. */
export const screenMessages = {
  console: 'The console of {name}',
  /** Shown without JavaScript. `{manual}` and `{resume}` are links with the texts below. */
  noScript: 'Without JavaScript, read everything the console says in {manual}, or the facts in {resume}.',
  noScriptManual: 'the manual',
  noScriptResume: 'the plain résumé',
  manual: 'The manual of {name}',
  documents: 'Documents',
  resume: 'normal resume',
  /** Name of the file everywhere. */
  resumeCaption: 'Résumé PDF',
  pdf: 'pdf manual',
  pdfCaption: 'PDF, 8 pages',
  pdfTitle: 'PDF, opens in a new tab',
  foldable: 'foldable manual',
  foldableCaption: 'print, fold, staple',
  foldableTitle: 'PDF, opens in a new tab: to print, fold and staple',
};

export type ScreenMessages = typeof screenMessages;
