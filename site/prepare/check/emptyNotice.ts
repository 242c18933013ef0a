// Warns that a site would be nearly empty, before the list of warnings, which would hide it.
import { isEmpty, isRecord, partAt } from '../../import/rules.ts';

/** A line for a résumé without jobs and education or with one entry; `undefined` for others. */
export function emptyNotice(resume: unknown): string | undefined {
  const sections = Object.entries(isRecord(resume) ? resume : {}).flatMap(([name, entries]) => {
    const count = Array.isArray(entries) ? entries.filter((entry) => !isEmpty(entry)).length : 0;
    return count > 0 ? [{ name, count }] : [];
  });
  const summary = partAt(resume, 'basics.summary');
  const hasLevels = sections.some(({ name }) => name === 'work' || name === 'education');
  const [only, ...others] = sections;
  if (hasLevels && (others.length > 0 || (only?.count ?? 0) > 1 || !isEmpty(summary))) return undefined;
  const contents = [
    ...(isEmpty(summary) ? [] : ['a summary']),
    ...sections.map(({ name, count }) => `${count === 1 ? '1 entry' : `${count} entries`} in ${name}`),
  ];
  const list = `only ${contents.length > 0 ? contents.join(', ') : 'a name'}`;
  return hasLevels
    ? `Your site is nearly empty: the résumé has ${list}.`
    : `Your site is nearly empty: no jobs and no education found, so there are no levels; ${list}.`;
}
