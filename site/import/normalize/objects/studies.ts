// Degrees: their thesis, which people also write into other fields, the training of physicians, and short courses,
// which are not degrees.
import { quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import { isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, toFilePath, withEntries } from '../context.ts';
import { fieldNames, normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../listItems.ts';

/** "Thesis: On Wood" on a line of its own, or after a degree: "MSc Forestry; Thesis: On Wood". */
const thesisLabel = new RegExp(
  `(?:^|[;,]\\s+)(?:[\\p{L}'’]+ ){0,2}${anyOf(words.entries['labels of a thesis'])}\\s?:\\s+(\\S.*?)\\s*$`,
  'imu',
);

/** Moves a thesis from other texts to `thesis`. A text that repeats the thesis is dropped. */
export function separateThesis(degree: JsonObject, context: NormalizationContext): JsonObject {
  let { thesis } = degree;
  const withoutThesis = (text: unknown, key: string): unknown => {
    const [label = '', title = ''] = (typeof text === 'string' && thesisLabel.exec(text)) || [];
    if (typeof text !== 'string' || !title || (thesis !== undefined && !isSameText(thesis, title))) return text;
    if (thesis === undefined) context.reportChange(filePathOf(context, key), readAs(quoteValue(title), 'the thesis'));
    thesis ??= title;
    return text.replace(label, '').trim() || undefined;
  };
  const fields = Object.entries(degree).map(([key, value]): [string, unknown] => {
    if (!/^(?:studyType|area|summary|courses|highlights)$/.test(key)) return [key, value];
    if (!Array.isArray(value)) return [key, withoutThesis(value, key)];
    return [key, value.map((text) => withoutThesis(text, key) ?? '')];
  });
  return { ...Object.fromEntries(fields), thesis };
}

/** Whether texts have the same letters: "„On Wood“" and "On wood." */
function isSameText(one: unknown, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return typeof one === 'string' && letters(one) === letters(other);
}

/** The keys of a physician's training. An artist's residency has no hospital and no specialty. */
export const trainingKey = /(?:residency|residencies|fellowships?)$/i;
const trainingField = /^(?:hospital|specialt?y)$/;

/** Names each residency and fellowship of a physician after its key, unless its own title says so. */
export function nameTraining(document: JsonObject): JsonObject {
  const titleNames = fieldNames('education[]', 'studyType');
  const entries = Object.entries(document).map(([key, value]): [string, unknown] => {
    const list: readonly unknown[] = [value].flat();
    const isTraining = list.some((entry) => Object.keys(Object(entry)).some((name) => trainingField.test(name)));
    if (!trainingKey.test(key) || !isTraining) return [key, value];
    const kind = groupName(key).replace(/ies$/, 'y').replace(/s$/, '');
    const named = list.map((entry) => {
      if (!isRecord(entry)) return entry;
      const titleKey = Object.keys(entry).find((name) => titleNames.includes(normalizeKey(name))) ?? 'studyType';
      const { [titleKey]: title = '', ...others } = entry;
      const hasKind = String(title)
        .split(' ')
        .some((word) => trainingKey.test(word));
      return { ...others, studyType: hasKind ? title : [kind, title].filter(Boolean).join(', ') };
    });
    return [key, named];
  });
  return Object.fromEntries(entries);
}

const courseWords = anyOf(words.entries['short courses']);
const shortCourse = new RegExp(`(?<!\\p{L})${courseWords}(?!\\p{L})`, 'iu');
const certificate = /^(?:short course|course|certificate|workshop)\b|\bcourse$/i;
const longStudies = new RegExp(`(?<!\\p{L})${anyOf(words.entries['long studies'])}(?!\\p{L})`, 'iu');

/** Moves courses of days, such as "First Aid", from the degrees to the certificates. */
export function moveShortCourses(resume: JsonObject, context: NormalizationContext): JsonObject {
  const { education } = resume;
  if (!Array.isArray(education)) return resume;
  let result = resume;
  const degrees = education.map((entry: unknown, index) => {
    const { studyType, area, institution, startDate, endDate = startDate, url, ...others } = Object(entry);
    const name = [studyType, area].filter(Boolean).join(', ') || String(institution ?? '');
    const isOneDate = !isEmpty(endDate) && endDate === (Object(entry).startDate ?? endDate);
    const isShort = shortCourse.test(name) || (certificate.test(name) && isOneDate);
    const isLong = longStudies.test(name) || String(endDate ?? '').slice(0, 4) > String(startDate ?? '9').slice(0, 4);
    if (!isShort || isLong) return entry;
    const filePath = toFilePath(['education', index], context.filePaths);
    context.reportChange(filePath, readAs(quoteValue(name), 'a certificate'));
    const { summary, highlights, courses, ...unused } = others;
    for (const [key, value] of Object.entries(unused)) context.reportUnused([...filePath, key], value);
    const issuer = name === institution ? undefined : institution;
    const text = [summary, highlights, courses].flat().filter(Boolean).join('\n');
    const item = { name, issuer, date: endDate, url, summary: text || undefined };
    result = withEntries(result, { section: 'certificates', entries: [item], filePath }, context);
    return {};
  });
  return { ...result, education: degrees };
}
