/** The fixed words around console and manual. `{name}` is the owner's name. */
export const screenMessages = {
  console: 'The console of {name}',
  /** Where there is no script. `{manual}` and `{resume}` are links, that say: */
  noScript: 'Without JavaScript, everything the console says is in {manual}, and the facts are in {resume}.',
  noScriptManual: 'the manual',
  noScriptResume: 'the plain résumé',
  manual: 'The manual of {name}',
  documents: 'Documents',
  resume: 'normal resume',
  /** What the file is called everywhere. */
  resumeIs: 'Résumé PDF',
  pdf: 'pdf manual',
  pdfIs: 'PDF, 8 pages',
  pdfTitle: 'PDF, opens in a new tab',
  foldable: 'foldable manual',
  foldableIs: 'print, fold, staple',
  foldableTitle: 'PDF, opens in a new tab: to print, fold and staple',
};

export type ScreenMessages = typeof screenMessages;
