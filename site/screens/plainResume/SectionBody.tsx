import { keyed, QuoteList, type ResumeSection, RichBlocks, RichList, type SectionName } from '../../../src/index.ts';
import { ResumeEntry } from './ResumeEntry.tsx';
import styles from './SectionBody.module.css';

/** Sections whose entries' addresses are, in JSON Resume, the employer's, the school's, the charity's. */
const ofOrganizations: readonly SectionName[] = ['work', 'education', 'volunteer'];

/** What stands below a section's heading: a text, entries one below the other, facts a line apiece, or what others say. */
export function SectionBody({ section }: { section: ResumeSection }) {
  switch (section.kind) {
    case 'text':
      return <RichBlocks className={styles.text} text={section.text} />;
    case 'entries': {
      const addressOf = ofOrganizations.includes(section.name) ? 'organization' : 'title';
      return keyed(section.entries).map(({ key, item }) => (
        <ResumeEntry key={key} entry={item} addressOf={addressOf} />
      ));
    }
    case 'facts':
      return <RichList className={styles.facts} texts={section.facts} />;
    case 'quotes':
      return <QuoteList className={styles.quote} quotes={section.quotes} />;
    default:
      return section satisfies never;
  }
}
