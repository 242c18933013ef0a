// Normalizes the field names and formats of people and of other tools, and reports changed values.
import { mapParts } from '../readTracker.ts';
import type { Finding, Path, Report } from '../report/Finding.ts';
import { hasLatex, latexAsHtml } from '../text/latexText.ts';
import { unwrapLines } from '../text/paragraphs.ts';
import { withinLimits } from '../validate/sizeLimits.ts';
import { everyText, isRecord } from '../values.ts';
import { rootContext, toFilePath } from './context.ts';
import { normalizeObject } from './normalizeValue.ts';
import { rootFields } from './resumeShape.ts';
import { clarifyYears } from './shortYears.ts';

/** Texts that programs and people write instead of none. */
const placeholder = /^\s*(?:null|undefined|n\/a|[-–—]+)\s*$/i;

const mapTexts = (value: unknown, rewrite: (text: string) => string): unknown =>
  typeof value === 'string' ? rewrite(value) : mapParts(value, (part) => mapTexts(part, rewrite));

/**
 * Normalizes a résumé to JSON Resume, and reports warnings about changes. Dropped list items
 * stay as empty ones, so that paths stay right. A document that is not an object stays as it is.
 * The returned `report` reports later findings at their paths in the file.
 * @param rejectedKeys keys at the root whose lists are neither jobs nor projects
 */
export function normalizeResume(document: unknown, report: Report, rejectedKeys: ReadonlySet<string> = new Set()) {
  const { value: limited, findings: excesses } = withinLimits(document);
  const texts = everyText(limited).map(({ text }) => text);
  const [withClearYears, fromLatex] = [clarifyYears(texts), texts.some(hasLatex) ? latexAsHtml : String];
  // Texts without letters may be dates.
  const value = mapTexts(limited, (text) =>
    placeholder.test(text) ? '' : /\p{L}/u.test(text) ? unwrapLines(fromLatex(text)) : withClearYears(text),
  );
  const { context, findings, unused } = rootContext(rejectedKeys);
  const normalized = isRecord(value) ? (normalizeObject(value, rootFields, context) ?? {}) : value;
  report([...excesses, ...findings.values()]);
  const filePathOf = (path: Path) => toFilePath(path, context.filePaths);
  return {
    document: normalized,
    unused: [...unused.values()],
    toFilePath: filePathOf,
    report: (later: readonly Finding[]) =>
      report(later.map((finding) => ({ ...finding, path: filePathOf(finding.path) }))),
  };
}
