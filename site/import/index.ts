// The public functions and types of the import. Code that may run in a browser imports rules.ts instead.

export { formatHelp } from './formats/formats.ts';
export { convertLines } from './formats/textResume/textResume.ts';
export { guessText } from './importLines.ts';
export { type ImportedResume, type ImportFindings, importResume } from './importResume.ts';
export type { GuessedList } from './normalize/guessedLists.ts';
export { normalizeResume } from './normalize/normalizeResume.ts';
export { type DecodedText, decodeText } from './read/decodeText.ts';
export { docxLines } from './read/docxLines.ts';
export { binaryKind } from './read/fileKind.ts';
export { jsonDocument, jsonValue } from './read/jsonDocument.ts';
export type { NamedLines, NamedSource, NamedText } from './read/NamedSource.ts';
export { openPdf } from './read/openPdf.ts';
export { pdfLines } from './read/pdfLines.ts';
export { attachedXml } from './read/pdfPages.ts';
export {
  maxContentBytes,
  readBytes,
  readDocument,
  readLimitedDocument,
  relativePath,
  type SourceFile,
  sourceFile,
} from './read/sourceFile.ts';
export type { TextLine } from './read/TextLine.ts';
export {
  characterFindings,
  collectFindings,
  contentReport,
  escapeUnprintable,
  everyText,
  type Finding,
  firstPerPath,
  formatFindings,
  hasErrors,
  isError,
  isRecord,
  type Path,
  partAt,
  pathText,
  quoteValue,
  type Report,
  recordAt,
  recordsIn,
} from './rules.ts';
export { validateResume } from './validate/validateResume.ts';
