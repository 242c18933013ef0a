import { type ResumeEntry as Entry, keyed, type SectionName } from '../../../src/index.ts';
import { ResumeEntry } from './ResumeEntry.tsx';

/** Sections whose entries' addresses are, in JSON Resume, the employer's, the school's, the charity's. */
const ofOrganizations: readonly SectionName[] = ['work', 'education', 'volunteer'];

/** Jobs, projects, trainings, awards: one below the other. */
export function EntryList({ section, entries }: { section: SectionName; entries: readonly Entry[] }) {
  const addressOf = ofOrganizations.includes(section) ? 'organization' : 'title';
  return keyed(entries).map(({ key, item }) => <ResumeEntry key={key} entry={item} addressOf={addressOf} />);
}
