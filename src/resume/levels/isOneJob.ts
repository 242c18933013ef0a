import { anyJobWord } from '../words/jobWords.ts';

const [adjective, noun] = [anyJobWord('earlier'), anyJobWord('experience')];
const between = '(?:\\s\\S+){0,2}\\s';
const severalJobs = `${adjective}${between}${noun}|${noun}${between}${adjective}`;
const notOneJob = new RegExp(
  `^(?:${severalJobs}|${anyJobWord('leave')}|${anyJobWord('talks')})(?:\\s*[(,:–-].*)?$`,
  'iu',
);

/** Whether an entry is one job: not `Earlier experience`, `Parental leave` or `Talk: Glue`. */
export function isOneJob(job: { position?: string | undefined; name?: string | undefined }): boolean {
  return ![job.position, job.name].some((text) => notOneJob.test(text?.trim() ?? ''));
}
