// Decides which entries of a section are imported. The report lists the others.
import { isRemark } from '../../normalize/objects/emptyEntries.ts';
import { isLarge } from '../../read/TextLine.ts';
import type { TextSection } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import type { TextEntry } from './entriesIn.ts';
import { companyForm } from './lineKinds.ts';
import { isDegreeName, isOrganization, isTask, jobWords } from './roleWords.ts';

export function isImported(entry: TextEntry, section: TextSection): boolean {
  if (section === 'work') return !isCourse(entry) && (isJob(entry) || isDegree(entry));
  if (section === 'memberships') return isOffice(entry);
  return section !== 'volunteer' || isPost(entry);
}

export const isDegree = ({ names, employer }: TextEntry): boolean =>
  !employer && isDegreeName(names.map(({ text }) => text).join(' '));

/** Body text without dates is not an entry: "Ten hours at a food bank" above other sentences. */
export function isPost({ names: [name], startDate, body }: TextEntry): boolean {
  if (startDate) return true;
  const isText = body.some((line) => !line.isListItem) && !name?.isBold && !isLarge({ size: name?.size ?? 1 });
  return name !== undefined && !isText && name.text.length <= maxNameLength && !isRemark(name.text);
}

const office = new RegExp(`\\b${anyOf(words.documents.offices)}\\b`, 'i');

/** Whether a membership includes an office: "Guild of Joiners, Treasurer". */
export const isOffice = ({ names, heading, body }: TextEntry): boolean =>
  [...names, ...heading, ...body].some(({ text }) => office.test(text));

/** Few names are longer, in characters. */
const maxNameLength = 120;

/**
 * Whether an entry is not a task, a remark or a long text, and has details or a word for a job, or
 * is an employer: "Oak", "Oak Works - Carver".
 */
export function isJob({ names, startDate, endDate, employer, place, body }: TextEntry): boolean {
  const [name, ...others] = names;
  const isLong = name && name.text.length > maxNameLength && !(startDate && jobWords.test(name.text));
  const isOnlyTask = name && isTask(name.text) && !jobWords.test(name.text) && !isOrganization(name.text);
  if (name && (isRemark(name.text.replace(companyForm, '')) || isLong || isOnlyTask)) return false;
  const hasDetails = Boolean(startDate ?? endDate ?? employer ?? place) || others.length > 0 || body.length > 0;
  return (
    hasDetails || (name !== undefined && (/^\S+$|^[^:]+ [–—-] \p{Lu}/u.test(name.text) || jobWords.test(name.text)))
  );
}

/** A course with its number, which a teacher lists beside posts: "LING 201 Phonetics", "English 104: Writing". */
export const isCourse = ({ names }: TextEntry): boolean =>
  names.length === 1 && /^(?:\p{Lu}{2,5}[ -]?\d{3,4}\b|\p{Lu}\p{L}+ \d{3,4}(?:: | [–-] ))/u.test(names[0]?.text ?? '');
