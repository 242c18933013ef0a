import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { sectionNamed, sectionNames } from '../../../src/resume/sections/sectionNames.ts';
import {
  error,
  type Finding,
  firstPerPath,
  isError,
  type Path,
  pathPattern,
  pathText,
  quoteValue,
  type Report,
  warning,
} from '../report/Finding.ts';
import {
  entryName,
  everyText,
  groupBy,
  isEmpty,
  isRecord,
  recordAt,
  recordsIn,
  valueAt,
  withoutEmpty,
} from '../values.ts';
import { characterFindings } from './characterFindings.ts';
import { fieldSchema, resumeSchema } from './resumeSchema.ts';
import { sampleContent } from './sampleContent.ts';
import { closestKey, unknownPaths } from './unknownKeys.ts';

/** Validates a normalized résumé, which has no bad values. @returns `undefined` if it has no name */
export function validateResume(document: unknown, report: Report): WrittenResume | undefined {
  const { data } = resumeSchema.safeParse(document);
  report(
    firstPerPath([
      // A normalized résumé has control characters only in values that are not published.
      ...characterFindings(document).filter((finding) => !isError(finding)),
      ...sampleContent(document),
      ...unpublishedKeys(document),
      ...missingName(document),
      ...unknownSections(document),
    ]),
  );
  return data && withoutEmpty(data);
}

function missingName(document: unknown): Finding[] {
  if (!isRecord(document)) return [error([], `Expected an object in { }, found ${quoteValue(document)}.`)];
  const { basics } = document;
  if (isRecord(basics) && basics.name !== undefined) return [];
  const message =
    'Missing name, the only required field of a résumé. Add it to the file: in JSON, "basics": { "name": "Your Name" }.';
  // If `basics` is missing too, that is the same mistake.
  return [{ ...error(['basics', 'name'], message), intendedPath: ['basics'] }];
}

/** Warns of text sections that follow no section. */
function unknownSections(document: unknown): Finding[] {
  return recordsIn(valueAt(document, ['textSections'])).flatMap(({ section }, index) => {
    if (isEmpty(section) || sectionNamed(section)) return [];
    const suggestion = closestKey(String(section), sectionNames);
    const advice = suggestion ? `Did you mean "${suggestion}"?` : `Use one of: ${sectionNames.join(', ')}.`;
    const message = `${quoteValue(section)} is not a section, so this text is shown last. ${advice}`;
    return [warning(['textSections', index, 'section'], message)];
  });
}

/** The keys of a JSON Resume location that are never shown. */
const privateLocationKeys = ['address', 'postalCode'];

/** Keys of a page's design, which say nothing about the person. */
const designKeys = /^(?:icon|logo|class|class_?name|style|colou?r\d?|layout)$/i;

/**
 * Warns of keys that neither pages nor documents show: once for each kind of object, and once more
 * for those that look private.
 */
function unpublishedKeys(document: unknown): Finding[] {
  const unknown = unknownPaths(document, fieldSchema).filter(
    (path) => !isCopy(document, path) && !designKeys.test(String(path.at(-1))),
  );
  const paths = [...unknown, ...privatePaths(document)];
  const placeOf = (path: Path) => `${pathPattern(path.slice(0, -1))} ${looksPrivate(document, path)}`;
  const pathsByPlace = groupBy(paths, placeOf);
  return [...pathsByPlace.values()].flatMap((pathsAtPlace) => {
    const [first] = pathsAtPlace;
    return first ? [warning(first, notShownMessage(document, pathsAtPlace, first))] : [];
  });
}

function notShownMessage(document: unknown, paths: readonly Path[], first: Path): string {
  const keys = new Intl.ListFormat('en').format(new Set(paths.map((path) => quoteValue(path.at(-1)))));
  const entryCount = new Set(paths.map((path) => pathText(path.slice(0, -1)))).size;
  const texts = paths.flatMap((path) => everyText(valueAt(document, path)).map(({ text }) => text));
  const pronoun = paths.length > 1 || texts.length > 1 ? 'them' : 'it';
  if (looksPrivate(document, first)) {
    const advice = `If your repository is public, anyone can still read ${pronoun} in this file. Remove what is private.`;
    return `Not shown: ${keys}${entryCount > 1 ? `, in ${entryCount} entries` : ''}. ${advice}`;
  }
  const name = entryCount === 1 && first[0] !== 'basics' ? entryName(valueAt(document, first.slice(0, -1))) : undefined;
  const [count, verb] = texts.length > 1 ? [`${texts.length} texts`, 'are'] : ['The value', 'is'];
  const example = texts[0] === undefined ? '' : ` (${quoteValue(texts[0])}${texts.length > 1 ? ', …' : ''})`;
  const facts = `${count} under ${keys}${entryCount > 1 ? `, in ${entryCount} entries,` : ''} ${verb} not shown${example}`;
  return `${name ? `${name}: ` : ''}${facts}. To show ${pronoun}, move ${pronoun} to ${fieldFor(first)}.`;
}

/** For each kind of entry, a field that may have any text. */
const textFields: readonly (readonly [pattern: RegExp, field: string])[] = [
  [/^(?:work|volunteer|education|projects)\[\]/, '"highlights"'],
  [/^(?:skills|interests)\[\]/, '"keywords"'],
  [/^languages\[\]/, '"fluency"'],
  [/^references\[\]/, '"position"'],
  [/^textSections\[\]/, '"text"'],
  [/^(?:basics|\w+\[\])/, '"summary"'],
];

function fieldFor(path: Path): string {
  const pattern = pathPattern(path.slice(0, -1));
  return textFields.find(([place]) => place.test(pattern))?.[1] ?? 'a section, such as "work" or "projects"';
}

function looksPrivate(document: unknown, path: Path): boolean {
  return isPrivateKey(path.at(-1)) || everyText(valueAt(document, path)).some(({ text }) => isPrivateText(text));
}

const privateKey = new RegExp(
  'address|street|postal|zip|phone|mobile|birth|born|(?:^|_)age$|passport|salary|gender|marital|nationality|' +
    'password|secret|token|apikey|ssn',
  'i',
);

const isPrivateKey = (key: unknown) => privateKey.test(String(key));

/** Whether a text looks like a secret, an email address or a phone number. */
const isPrivateText = (text: string) =>
  /^\S+@\S+\.\S+$|^\+?\(?(?!.*\b(?:19|20)\d\d\b)\d[\d\s()./-]{7,}$|^(?=\S*\d)(?=\S*[a-z])[\w-]{24,}$/i.test(
    text.trim(),
  );

/** Whether another key has the same text. Files for two versions of a tool have both `company` and `name`. */
function isCopy(document: unknown, path: Path): boolean {
  const entry = valueAt(document, path.slice(0, -1));
  const { [String(path.at(-1))]: text, ...others } = isRecord(entry) ? entry : {};
  return typeof text === 'string' && Object.values(others).includes(text);
}

function privatePaths(document: unknown): Path[] {
  const location = recordAt(document, 'basics.location');
  return privateLocationKeys.filter((key) => !isEmpty(location[key])).map((key) => ['basics', 'location', key]);
}
