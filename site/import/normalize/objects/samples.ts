// Drops the sample content of a theme from a résumé that is otherwise the owner's.
import { mapFields, mapParts } from '../../readTracker.ts';
import { type Path, quoteValue } from '../../report/Finding.ts';
import { hasExampleHost, isSample, isThemeEntry, isThemeText } from '../../validate/sampleContent.ts';
import { entryName, everyText, isRecord, type JsonObject } from '../../values.ts';
import { type NormalizationContext, toFilePath } from '../context.ts';

const isSampleContact = (text: string) => hasExampleHost(text) || isSample(text);

/** Drops sample texts, entries and profiles, unless `basics` has more of them: then the whole file is a sample. */
export function dropSamples(resume: JsonObject, { filePaths, reportLoss }: NormalizationContext): JsonObject {
  const { basics } = resume;
  if (everyText(basics).some(({ path, text }) => path[0] !== 'profiles' && isSampleContact(text))) return resume;
  const skip = (text: string, path: Path) => {
    reportLoss(toFilePath(path, filePaths), `Skipped: ${quoteValue(text)} is a template's sample content.`);
    return undefined;
  };
  const ownPart = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return isThemeText(value) ? skip(value, path) : value;
    const sample = path.length === 2 && isRecord(value) ? sampleIn(value, resume[path[0] ?? '']) : undefined;
    if (sample) skip(sample, path);
    // The items of a list keep their indices.
    const lost = Array.isArray(value) ? '' : undefined;
    return sample ? {} : mapParts(value, (part, key) => ownPart(part, [...path, key]) ?? lost);
  };
  const ownProfile = (profile: unknown, path: Path): unknown => {
    const sample = everyText(profile).find(({ text }) => isSampleContact(text));
    return sample ? (skip(sample.text, path) ?? {}) : profile;
  };
  const ownContact = (value: unknown, key: string | number): unknown =>
    key === 'profiles' ? mapParts(value, (profile, index) => ownProfile(profile, ['basics', key, index])) : value;
  return mapFields(resume, (value, key) => (key === 'basics' ? mapParts(value, ownContact) : ownPart(value, [key])));
}

/**
 * The text that shows that an entry is from a theme. Some themes have Einstein's jobs and degrees, so
 * an entry beside them from before 1940 is a sample, too.
 */
function sampleIn(entry: JsonObject, list: unknown): string | undefined {
  const textIn = (value: unknown) => everyText(value).find(({ text }) => isThemeEntry(text))?.text;
  const isOld = String(entry.startDate ?? entry.date ?? '9') < '1940';
  return textIn(entry) ?? (isOld && textIn(list) ? entryName(entry) : undefined);
}
