// Warns where the summary, the job title and the dates of a résumé disagree.
import type { Content } from '../../../src/resume/Content.ts';
import { currentJob, isOngoing, namesJob } from '../../../src/resume/levels/currentJob.ts';
import { type Finding, quoteValue, warning } from '../../import/rules.ts';
import { textForDraft } from '../draft/shortenText.ts';
import { mentionsOfYears, yearsOfWork } from '../draft/workHistory.ts';

type DatedContent = Pick<Content, 'resume' | 'asOf'>;

export function contradictions(content: DatedContent): Finding[] {
  return [...labelOfEarlierJob(content), ...differentYears(content)];
}

function labelOfEarlierJob({ resume: { basics, work = [] }, asOf }: DatedContent): Finding[] {
  const label = textForDraft(basics.label);
  const current = currentJob(work, { label, asOf });
  const earlierJob = work.find((job) => namesJob(label, job) && !isOngoing(job, asOf));
  if (!current || !earlierJob?.endDate) return [];
  if (namesJob(label, current) || sharesWord(label, current.position ?? '')) return [];
  const message =
    `${quoteValue(label)} is the title of an earlier job, which ended in ${earlierJob.endDate}; ` +
    `the current one is ${quoteValue(current.position || current.name)}. Correct the title or the dates.`;
  return [warning(['basics', 'label'], message)];
}

function sharesWord(label: string, position: string): boolean {
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return wordsOf(label).some((word) => wordsOf(position).includes(word));
}

/** A difference of up to this many years may come from rounding, or from a pause. */
const maxDifference = 2;

/** A summary that mentions fewer years is about a part of the owner's work: `2 years in Rust`. */
const minYears = 5;

function differentYears({ resume, asOf }: DatedContent): Finding[] {
  const datedYears = yearsOfWork(resume, asOf);
  const [highestMention] = mentionsOfYears(resume).toSorted((a, b) => b.years - a.years);
  if (!highestMention || datedYears === undefined || highestMention.years < minYears) return [];
  if (Math.abs(highestMention.years - datedYears) <= maxDifference) return [];
  const isSinceJobStart = (resume.work ?? []).some(
    (job) => Math.abs((yearsOfWork({ work: [{ startDate: job.startDate }] }, asOf) ?? 0) - highestMention.years) <= 1,
  );
  if (highestMention.years < datedYears && isSinceJobStart && !highestMention.isExperience) return [];
  const remedy =
    highestMention.years < datedYears ? 'Correct one of them.' : 'Add the other jobs, or correct the summary.';
  const message = `The summary mentions ${highestMention.years} years, but the dates of work add up to ${datedYears}. ${remedy}`;
  return [warning(['basics', 'summary'], message)];
}
