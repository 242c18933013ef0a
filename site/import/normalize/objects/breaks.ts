// A career break, a leave or a gap year is not a job, an employer or a degree.
import { quoteValue } from '../../report/Finding.ts';
import { isEmpty, type JsonObject } from '../../values.ts';
import { anyOf, wholeWord, words } from '../../words/words.ts';
import type { NormalizationContext } from '../context.ts';

const { breaks } = words.entries;

const pause = new RegExp(
  `^(?:${anyOf(breaks['words before'])}\\s)?(?:${anyOf(breaks.names)}|${anyOf(words.entries['without work'])})`,
  'iu',
);

/** The words after a break: "Elternzeit (zwei Kinder)", "Career break to travel", but not "Sabbatical Press". */
const wordsAfter = /^(?:\s*$|\s*[,;:.(/|+&]|\s+[–—-]|\s+[\p{Ll}\p{Lo}\d])/u;

/** "Parental leave cover", "Elternzeitvertretung" */
const post = new RegExp(`${wholeWord(words.documents.jobs)}|${wholeWord(breaks['words of a post'])}`, 'iu');

const keyOfBreaks = new RegExp(`^${anyOf(breaks.keys)}$`, 'i');

/** "Sabbatical officer" and "Maternity cover" are posts. "Stay-at-home parent and caregiver" is not. */
export function isBreak(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const [name] = pause.exec(text.trim()) ?? [];
  const rest = text.trim().slice(name?.length);
  return (
    name !== undefined &&
    wordsAfter.test(rest) &&
    !post.test(rest.replace(/[^\p{L}\p{N}\s'’-].*| (?:[–—-]|and|und|et|y|e|en) .*/su, ''))
  );
}

/** Whether the key of a list says that its entries are breaks: `careerBreaks`. */
export const isKeyOfBreaks = (key: string): boolean => keyOfBreaks.test(key) || isBreak(key.replace(/s$/, ''));

export function dropBreakFromJobs(job: JsonObject, context: NormalizationContext): JsonObject {
  const { position, name } = job;
  if (!isBreak(position) && !isBreak(name)) return job;
  // "Sabbatical: visiting researcher" at a university
  const isPost = !isEmpty(name) && !isBreak(name) && post.test(String(position).replace(pause, ''));
  return isPost ? job : dropEntry(job, 'job', context);
}

export function dropBreakFromStudies(studies: JsonObject, context: NormalizationContext): JsonObject {
  const title = [studies.studyType, studies.area, studies.institution].find((name) => typeof name === 'string');
  return isBreak(title) ? dropEntry(studies, 'degree', context) : studies;
}

/** Reports all texts and dates of an entry, and returns an empty entry. */
function dropEntry(entry: JsonObject, kind: string, { filePath, reportLoss }: NormalizationContext): JsonObject {
  const { startDate, endDate, ...others } = entry;
  const [first, ...texts] = Object.values(others)
    .flat()
    .filter((text) => typeof text === 'string' && /\p{L}/u.test(text))
    .map(quoteValue);
  const dates = [startDate, endDate].filter((date) => !isEmpty(date)).join(' – ');
  const details = [...(dates ? [dates] : []), ...texts].join(', ');
  reportLoss(filePath, `Skipped: ${first}${details && ` (${details})`} is not a ${kind}.`);
  return {};
}
