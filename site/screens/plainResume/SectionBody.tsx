import { type ResumeSection, RichBlocks } from '../../../src/index.ts';
import { EntryList } from './EntryList.tsx';
import { FactList } from './FactList.tsx';
import { QuoteList } from './QuoteList.tsx';
import styles from './SectionBody.module.css';

/** What stands below a section's heading, by the section's kind. */
export function SectionBody({ section }: { section: ResumeSection }) {
  switch (section.kind) {
    case 'text':
      return <RichBlocks className={styles.text} text={section.text} />;
    case 'entries':
      return <EntryList section={section.name} entries={section.entries} />;
    case 'facts':
      return <FactList facts={section.facts} />;
    case 'quotes':
      return <QuoteList quotes={section.quotes} />;
    default:
      return section satisfies never;
  }
}
