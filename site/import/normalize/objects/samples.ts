// Drops the sample content of a theme from a résumé that is otherwise the owner's.
import { type Path, quoteValue } from '../../report/Finding.ts';
import { hasExampleHost, isSample, isThemeEntry, isThemeText } from '../../validate/sampleContent.ts';
import { everyText, isRecord, type JsonObject } from '../../values.ts';
import { type NormalizationContext, toFilePath } from '../context.ts';

/** Keeps the whole of a file that is a sample itself, as its contact details show. */
export function dropSamples(resume: JsonObject, context: NormalizationContext): JsonObject {
  if (everyText(resume.basics).some(({ text }) => hasExampleHost(text) || isSample(text))) return resume;
  const skip = (text: string, path: Path, kind: string) =>
    context.reportLoss(toFilePath(path, context.filePaths), `Skipped: ${quoteValue(text)} is ${kind}.`);
  const ownPart = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => ownPart(item, [...path, index]) ?? '');
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ownPart(part, [...path, key])]));
    if (typeof value !== 'string') return value;
    const kind = (hasExampleHost(value) && 'an example address') || (isThemeText(value) && "a theme's sample text");
    if (!kind) return value;
    skip(value, path, kind);
    return undefined;
  };
  const ownEntry = (entry: unknown, path: Path): unknown => {
    const sample = everyText(entry).find(({ text }) => isThemeEntry(text));
    if (!sample) return ownPart(entry, path);
    skip(sample.text, path, "a theme's sample content");
    return {};
  };
  const ownSections = Object.entries(resume).map(([section, list]) => [
    section,
    Array.isArray(list) ? list.map((entry: unknown, index) => ownEntry(entry, [section, index])) : list,
  ]);
  return Object.fromEntries(ownSections);
}
