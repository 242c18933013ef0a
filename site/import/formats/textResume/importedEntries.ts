// Decides which entries of a section are imported. The report lists the others.
import { isRemark } from '../../normalize/objects/emptyEntries.ts';
import type { TextEntry } from './entriesIn.ts';
import { companyForm } from './lineKinds.ts';
import { isDegreeName, isOrganization, isTask, jobWords } from './roleWords.ts';

export const isDegree = ({ names, employer }: TextEntry): boolean =>
  !employer && isDegreeName(names.map(({ text }) => text).join(' '));

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
