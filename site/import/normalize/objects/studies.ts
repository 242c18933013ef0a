// Degrees: their thesis, which people also write into other fields, the training of physicians, and short courses,
// which are not degrees.
import { mapFields } from '../../readTracker.ts';
import { quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import { type JsonObject, lettersOf, recordsIn } from '../../values.ts';
import { anyOf, wholeWord, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove, toFilePath, withEntries } from '../context.ts';
import { keysOf, normalizeKey } from '../fieldAliases.ts';

/** "Thesis: On Wood" on a line of its own, or after a degree: "MSc Forestry; Thesis: On Wood". */
const thesisLabel = new RegExp(
  `(?:^|[;,]\\s+)(?:[\\p{L}'’]+ ){0,2}${anyOf(words.entries['labels of a thesis'])}\\s?:\\s+(\\S.*?)\\s*$`,
  'imu',
);

/** "[*On Wood*](<https://wood.test/>)" */
const linkedTitle = /^\[(?<mark>\**)(?<title>.*)\k<mark>\]\(.*\)$/;

/** Moves a thesis from other texts to `thesis`. A text that repeats the thesis is dropped: "On wood." for "„On Wood“". */
export function separateThesis(degree: JsonObject, context: NormalizationContext): JsonObject {
  let { thesis } = degree;
  const withoutThesis = (text: unknown, key: string): unknown => {
    const [label = '', title = ''] = (typeof text === 'string' && thesisLabel.exec(text)) || [];
    // "Thesis: On Wood. Supervisor: Ben Oak" says more than the thesis.
    const hasMore = /\.\s+\p{Lu}[\p{L} ]{2,30}:\s/u.test(title);
    if (
      typeof text !== 'string' ||
      !title ||
      hasMore ||
      (thesis !== undefined && lettersOf(thesis) !== lettersOf(title))
    )
      return text;
    if (thesis === undefined) context.reportChange(filePathOf(context, key), readAs(quoteValue(title), 'the thesis'));
    thesis ??= title.replace(linkedTitle, '$<title>');
    return text.replace(label, '').trim() || undefined;
  };
  const fields = mapFields(degree, (value, key) => {
    if (!/^(?:studyType|area|summary|courses|highlights)$/.test(key)) return value;
    return Array.isArray(value) ? value.map((text) => withoutThesis(text, key) ?? '') : withoutThesis(value, key);
  });
  return { ...fields, thesis };
}

const departmentKey = new RegExp(`^${anyOf(words.keys['departments of a school'])}$`);

const initials = /^(?:\p{Lu}\p{Ll}{0,3}[.\s]*){2,4}$/u;
const degreeWord = new RegExp(
  `^${anyOf(words.documents.degrees)}(?: (?:degree|of (?:science|arts|engineering)))?$`,
  'iu',
);

/** Whether a degree names no subject: "Ph.D.", "MSc", "Bachelor of Science". */
const isBare = (title: unknown) => typeof title === 'string' && (initials.test(title) || degreeWord.test(title));

/** Reads the department of a degree without a subject as its subject: "M.S.", "Computer Science". */
export function moveDepartment(degree: JsonObject, context: NormalizationContext): JsonObject {
  const key = Object.keys(degree).find((name) => departmentKey.test(normalizeKey(name))) ?? '';
  const { [key]: department, ...others } = degree;
  const [titleKey = ''] = keysOf(degree, 'education[]', 'studyType');
  const hasSubject = keysOf(degree, 'education[]', 'area').length > 0;
  if (typeof department !== 'string' || hasSubject || !isBare(degree[titleKey])) return degree;
  recordMove(filePathOf(context, key), context, 'area');
  return { ...others, area: department };
}

/** Whether a list is the training of a physician. An artist's residency has no hospital and no specialty. */
export function isTraining(key: string, value: unknown): boolean {
  const names = recordsIn([value].flat()).flatMap(Object.keys);
  return (
    /(?:residency|residencies|fellowships?)$/i.test(key) && names.some((name) => /^(?:hospital|specialt?y)$/.test(name))
  );
}

const shortCourse = new RegExp(wholeWord(words.entries['short courses']), 'iu');
const longStudies = new RegExp(wholeWord(words.entries['long studies']), 'iu');
const certificate = /^(?:short course|course|certificate|workshop)\b|\bcourse$/i;

/** Moves short courses, such as "First Aid", from the degrees to the certificates. */
export function moveShortCourses(resume: JsonObject, context: NormalizationContext): JsonObject {
  if (!Array.isArray(resume.education)) return resume;
  let result = resume;
  const degrees = resume.education.map((degree: unknown, index) => {
    const { studyType, area, institution, startDate, endDate, url, summary, highlights, courses, ...others } =
      Object(degree);
    const name = [studyType, area].filter(Boolean).join(', ') || String(institution ?? '');
    const isOneDate = Boolean(endDate) && endDate === (startDate ?? endDate);
    const isShort = shortCourse.test(name) || (certificate.test(name) && isOneDate);
    const isLong = longStudies.test(name) || (startDate && String(endDate).slice(0, 4) > startDate.slice(0, 4));
    if (!isShort || isLong) return degree;
    const filePath = toFilePath(['education', index], context.filePaths);
    context.reportChange(filePath, readAs(quoteValue(name), 'a certificate'));
    for (const [key, value] of Object.entries(others)) context.reportUnused([...filePath, key], value);
    const issuer = name === institution ? undefined : institution;
    const text = [summary, highlights, courses].flat().filter(Boolean).join('\n') || undefined;
    const entries = [{ name, issuer, date: endDate ?? startDate, url, summary: text }];
    result = withEntries(result, { section: 'certificates', entries, filePath }, context);
    return {};
  });
  return { ...result, education: degrees };
}
