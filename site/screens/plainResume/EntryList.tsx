import { type ResumeEntry as Entry, keyed } from '../../../src/index.ts';
import { ResumeEntry } from './ResumeEntry.tsx';

/** Jobs, projects, trainings, awards: one below the other. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return keyed(entries).map(({ key, item }) => <ResumeEntry key={key} entry={item} />);
}
