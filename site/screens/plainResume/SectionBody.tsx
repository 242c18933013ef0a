import { QuoteList, type ResumeSection, RichBlocks, RichList, type SectionName, withKeys } from '../../../src/index.ts';
import { ResumeEntry } from './ResumeEntry.tsx';
import styles from './SectionBody.module.css';

/** Sections in which JSON Resume's `url` belongs to the employer, school or charity. */
const ofOrganizations: readonly SectionName[] = ['work', 'education', 'volunteer'];

/** The content of a section: a text, entries, facts one per line, or quotes. */
export function SectionBody({ section }: { section: ResumeSection }) {
  switch (section.kind) {
    case 'text':
      return <RichBlocks className={styles.text} text={section.text} />;
    case 'entries': {
      const addressOf = ofOrganizations.includes(section.name) ? 'organization' : 'title';
      return withKeys(section.entries).map(({ key, item }) => (
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
