// Drops a job that another list of the file has, too: `researchAndTeaching` and `experienceList`.
import { quoteValue } from '../../report/Finding.ts';
import { isRecord, type JsonObject } from '../../values.ts';
import { type NormalizationContext, toFilePath } from '../context.ts';

export function dropRepeatedJobs(resume: JsonObject, { filePaths, reportLoss }: NormalizationContext): JsonObject {
  if (!Array.isArray(resume.work)) return resume;
  const jobs: readonly unknown[] = resume.work;
  const filePathOf = (index: number) => toFilePath(['work', index], filePaths);
  const work = jobs.map((job, index) => {
    const isCopy = (earlier: unknown, other: number) =>
      filePathOf(other)[0] !== filePathOf(index)[0] && isSameJob(earlier, job);
    if (!isRecord(job) || !jobs.slice(0, index).some(isCopy)) return job;
    reportLoss(filePathOf(index), `Skipped: ${quoteValue(job.position)} at ${quoteValue(job.name)} is there twice.`);
    return {};
  });
  return { ...resume, work };
}

/** Whether jobs have one title and year, and employers of which one may have a department: "Oak – Elm College". */
function isSameJob(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((job) => {
    const { position, name, startDate } = Object(job);
    return { title: letters(position), year: String(startDate).slice(0, 4), employer: letters(name) };
  });
  if (!first?.title || !first.employer || !second?.employer) return false;
  const isOneEmployer = first.employer.startsWith(second.employer) || second.employer.startsWith(first.employer);
  return isOneEmployer && first.title === second.title && first.year === second.year;
}

const letters = (text: unknown) =>
  String(text ?? '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
