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
  resumeCaption: 'PDF, plain facts',
  /** Begins with the name that the file has on every page. */
  resumeTitle: 'Résumé PDF, opens in a new tab',
  pdf: 'pdf manual',
  pdfCaption: 'PDF, 8 pages',
  pdfTitle: 'PDF, opens in a new tab',
  foldable: 'foldable manual',
  foldableCaption: 'print, fold, cut',
  foldableTitle: 'PDF, opens in a new tab: to print, fold and cut',
};
