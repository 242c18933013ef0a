// A file may list a job twice: among all jobs, and among jobs of one kind.
import { quoteValue } from '../../report/Finding.ts';
import { isRecord, type JsonObject, lettersOf } from '../../values.ts';
import { type NormalizationContext, toFilePath } from '../context.ts';

/** Drops a job that has the position, employer and start year of an earlier job from another list. */
export function dropRepeatedJobs(resume: JsonObject, context: NormalizationContext): JsonObject {
  if (!Array.isArray(resume.work)) return resume;
  const jobs = resume.work.map((job: unknown, index) => {
    const filePath = toFilePath(['work', index], context.filePaths);
    return { job: isRecord(job) ? job : {}, filePath, list: String(filePath[0]) };
  });
  const work = jobs.map(({ job, filePath, list }, index) => {
    const isRepeated = jobs.slice(0, index).some((other) => other.list !== list && isSameJob(other.job, job));
    if (!isRepeated) return job;
    const { position, name, startDate, endDate = 'present', ...others } = job;
    context.reportLoss(
      filePath,
      `Skipped: ${quoteValue(position)}, ${quoteValue(name)}, ${startDate} – ${endDate}. The file has this job twice.`,
    );
    for (const [key, value] of Object.entries(others)) context.reportUnused([...filePath, key], value);
    return {};
  });
  return { ...resume, work };
}

function isSameJob(one: JsonObject, other: JsonObject): boolean {
  const [name, otherName] = [lettersOf(one.name), lettersOf(other.name)];
  const hasSameEmployer = name.startsWith(otherName) || otherName.startsWith(name);
  const hasSameStartYear = one.startDate && String(one.startDate).slice(0, 4) === String(other.startDate).slice(0, 4);
  const hasSamePosition = lettersOf(one.position) === lettersOf(other.position) && one.position !== undefined;
  return name !== '' && otherName !== '' && hasSameEmployer && hasSamePosition && Boolean(hasSameStartYear);
}
