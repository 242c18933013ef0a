// Decides whether all entries of a section were clearly understood. If not, the section is kept as text.

import { fieldNames, normalizeKey } from '../../normalize/fieldAliases.ts';
import { isBreak } from '../../normalize/objects/breaks.ts';
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { languageIn } from '../../normalize/spokenLanguage.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { everyText, isRecord } from '../../values.ts';
import { partsOfColumn } from './columnParts.ts';
import { isEmploymentKind } from './datesIn.ts';
import type { EntrySection, TextEntry } from './entriesIn.ts';
import { isCourse, isDegree, isJob } from './importedEntries.ts';
import { isTitle } from './lineKinds.ts';
import { signIn } from './misreadEntries.ts';
import { borders, contact, type Entry, lists, prose, textsOf } from './nameSigns.ts';
import { type EntryKind, evidenceFor, type Role } from './roleWords.ts';

const roles = 'could not tell the title from the organization';

/** Why the entries of a section are not clear; `undefined` if all are. */
export function unclearReason(section: string, items: readonly unknown[]): string | undefined {
  // Skills beside a contact may be those of referees, from another column of the page.
  if (lists.includes(section) && everyText(items).some(({ text }) => contact.test(text))) return prose;
  const all = items.map((item) => entryOf(section, item));
  const languages = all.flatMap(({ language }) => (typeof language === 'string' ? [language] : []));
  if (new Set(languages).size < languages.length) return borders;
  const keywords = all.flatMap((entry) =>
    lists.includes(section) && Array.isArray(entry.keywords) ? entry.keywords : [],
  );
  const reasons = [
    ...all.map((entry) => signIn(section, entry, all)),
    ...keywords.map((keyword) => signIn(section, { name: keyword })),
  ];
  return (
    reasons.find(Boolean) ?? (section === 'work' || section === 'education' ? unclearRoles(section, all) : undefined)
  );
}

const entryOf = (section: string, item: unknown): Entry =>
  isRecord(item) ? item : section === 'languages' ? languageIn(String(item)) : { name: item };

/** Whether a line has a fact of an entry with its label, as in a form or a table: "Employer: Oak". */
export const hasLabel = ({ text, cells = [] }: TextLine) =>
  cells.some(({ label }) => label) || labels.has(normalizeKey(/^([^:]+): /.exec(text)?.[1] ?? ''));

const labels: ReadonlySet<string> = new Set(
  ['work[]', 'education[]'].flatMap((section) =>
    ['name', 'position', 'institution', 'studyType', 'area', 'startDate', 'endDate'].flatMap((field) =>
      fieldNames(section, field),
    ),
  ),
);

/** Why the lines of a section do not clearly separate into entries. */
export function unclearBorders(section: EntrySection, entries: readonly TextEntry[]): string | undefined {
  const isDated = ({ startDate, endDate }: TextEntry) => startDate !== undefined || endDate !== undefined;
  const areDated = section === 'work' && entries.some(isDated);
  const isClear = (entry: TextEntry) => {
    const [name] = entry.names;
    const hasParts = entry.names.length > 1 || partsOfColumn(name?.text ?? '').length > 1;
    if (name && isBreak(name.text)) return true;
    const isJobEntry = section !== 'work' || (isJob(entry) && !isCourse(entry) && !isDegree(entry));
    const isNamed = section !== 'projects' || !name?.isListItem || Boolean(name.styles ?? entry.url);
    return isJobEntry && isNamed && (isDated(entry) || !areDated || hasParts) && !hasHeading(entry);
  };
  return entries.every(isClear) ? undefined : borders;
}

/** Whether a text has a heading that is not known: a title below the names and the text of the entry above it. */
function hasHeading({ names, body }: TextEntry): boolean {
  const isText = ({ text, isListItem }: TextLine) => isListItem || isSentence(text);
  if (names.length > 0 && body.some(isEntry)) return true;
  return body.some(
    (line, index) => isTitle(line) && (index === 0 ? names.length > 1 : body.slice(0, index).some(isText)),
  );
}

/** Whether a line is another job, with its title and its employer: "Foreman, Birch Inc." */
function isEntry({ text, isListItem }: TextLine): boolean {
  const evidence = partsOfColumn(text).map(({ start, end }) => evidenceFor(text.slice(start, end), 'job'));
  const isIn = (role: Role) => evidence.some((value) => value[role] > 1);
  return !isListItem && !isSentence(text) && isIn('title') && isIn('organization');
}

/** The least evidence, as the logarithm of odds, that two names are in their fields, and not exchanged. */
const minEvidence = 0.5;

/** Whether the words of most entries show which name is the title, and those of no entry contradict. */
function unclearRoles(section: 'work' | 'education', entries: readonly Entry[]): string | undefined {
  const kind = section === 'work' ? 'job' : 'study';
  const isWhole = section === 'work' ? hasTitleAndEmployer : hasSchool;
  if (!entries.every(isWhole)) return roles;
  const evidence = entries.map(({ position, studyType, name, institution }) =>
    evidenceOfRoles(String(position ?? studyType ?? ''), String(name ?? institution ?? ''), kind),
  );
  // "Oak School" above "Primary school"
  const degrees = entries.flatMap(({ studyType }) =>
    studyType ? [evidenceFor(String(studyType), 'study').title] : [],
  );
  if (degrees.filter((title) => title > 0).length * 2 < degrees.length) return roles;
  const sure = evidence.filter((value) => value >= minEvidence);
  return evidence.some((value) => value < -minEvidence) || sure.length * 2 < evidence.length ? roles : undefined;
}

const hasTitleAndEmployer = ({ position, name }: Entry) => {
  const text = String(position || name || '');
  return Boolean(position && name) || isEmploymentKind(text) || isBreak(text);
};

const hasSchool = ({ studyType, institution }: Entry) =>
  Boolean(institution) && (Boolean(studyType) || evidenceFor(String(institution), 'study').organization > 0);

function evidenceOfRoles(title: string, organization: string, kind: EntryKind): number {
  const [first, second] = [evidenceFor(title, kind), evidenceFor(organization, kind)];
  const ofTitle = title ? first.title - first.organization : 0;
  return ofTitle + (organization ? second.organization - second.title : 0);
}

/** Keeps the whole sentences of a summary above the first paragraph that seems to be cut: "oak\n\nand ash". */
export function withoutTorn(text: string): { summary: string; unused: readonly string[] } {
  const paragraphs = text.split('\n\n');
  const isTorn = (paragraph: string, index: number) =>
    paragraph.includes(', • ') || (/^\p{Ll}{2}/u.test(paragraph) && /[^.!?:]$/.test(paragraphs[index - 1] ?? '…'));
  const index = paragraphs.findIndex(isTorn);
  if (index < 0) return { summary: text, unused: [] };
  const last = paragraphs[index - 1] ?? '';
  // The sentence above a text in lower case is cut, too.
  const end = /^\p{Ll}/u.test(paragraphs[index] ?? '') ? endOfSentences(last) : last.length;
  return {
    summary: [...paragraphs.slice(0, Math.max(0, index - 1)), last.slice(0, end)].filter(Boolean).join('\n\n'),
    unused: [last.slice(end).trim(), ...paragraphs.slice(index)].filter(Boolean),
  };
}

/** The index after the last whole sentence of a text. */
const endOfSentences = (text: string) => (/^[\s\S]*[\p{L}\p{N})]{2}[.!?](?= \p{Lu})/u.exec(text)?.[0] ?? '').length;

/** A value of the head, such as the name, if it has no sign that it was misread. */
export function clearText(
  section: string,
  text: string | undefined,
  facts: Entry = {},
): { text?: string; unused: readonly string[] } {
  if (!text) return { unused: [] };
  return signIn(section, { name: text, ...facts }) ? { unused: textsOf(text) } : { text, unused: [] };
}
