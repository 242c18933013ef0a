// Warns of a nearly empty site. Setup prints this above the other warnings, so that owners see it.
import { isEmpty, isRecord, partAt, quoteValue, recordsIn } from '../../import/rules.ts';

/**
 * A warning if the résumé has neither jobs nor education, or only one entry and no summary. Text sections show
 * those in the plain résumé, but are no levels.
 */
export function emptyNotice(resume: unknown): string | undefined {
  const sections = Object.entries(isRecord(resume) ? resume : {}).flatMap(([name, entries]) => {
    const count = Array.isArray(entries) ? entries.filter((entry) => !isEmpty(entry)).length : 0;
    return count > 0 ? [{ name, count }] : [];
  });
  const summary = partAt(resume, 'basics.summary');
  const hasLevels = sections.some(({ name }) => name === 'work' || name === 'education');
  const [firstSection, ...others] = sections;
  const titles = recordsIn(partAt(resume, 'textSections')).flatMap(({ title }) =>
    isEmpty(title) ? [] : [quoteValue(title)],
  );
  if (!hasLevels && titles.length > 0)
    return (
      'The game has no levels, because the résumé has no jobs and no education as entries. ' +
      `Only the plain résumé shows its text sections: ${titles.join(', ')}.`
    );
  if (hasLevels && (others.length > 0 || (firstSection?.count ?? 0) > 1 || !isEmpty(summary))) return undefined;
  const contents = [
    ...(isEmpty(summary) ? [] : ['a summary']),
    ...sections.map(({ name, count }) => `${count === 1 ? '1 entry' : `${count} entries`} in ${name}`),
  ];
  const list = `only ${contents.length > 0 ? contents.join(', ') : 'a name'}`;
  return hasLevels
    ? `Your site is nearly empty: the résumé has ${list}.`
    : `Your site is nearly empty. The résumé has no jobs and no education, so the game has no levels. It has ${list}.`;
}
