// Findings, values and rules for code that may run in a browser.

export { countryName } from './normalize/countries.ts';
export { profileHosts } from './normalize/networks.ts';
export { isFormerPost, mayBeExchanged, namesPost, roleIn } from './normalize/roleIn.ts';
export {
  collectFindings,
  contentReport,
  error,
  escapeUnprintable,
  type Finding,
  firstPerPath,
  formatFindings,
  hasErrors,
  isError,
  type Path,
  pathText,
  quoteValue,
  type Report,
  warning,
} from './report/Finding.ts';
export { overLimit } from './report/messages.ts';
export { asciiDigits } from './text/asciiDigits.ts';
export { characterFindings } from './validate/characterFindings.ts';
export { resumeSchema } from './validate/resumeSchema.ts';
export { hasExampleHost } from './validate/sampleContent.ts';
export { closestKey, unknownKeys } from './validate/unknownKeys.ts';
export { everyText, everyValue, isEmpty, isRecord, partAt, recordAt, recordsIn, withoutEmpty } from './values.ts';
