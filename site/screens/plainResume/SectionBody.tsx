import { blocksOf, keyed, type ResumeSection, RichBlocks, type SectionName } from '../../../src/index.ts';
import { FactLine } from './FactLine.tsx';
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
      return (
        <ul className={styles.facts}>
          {keyed(section.facts).map(({ key, item }) => (
            <li key={key} dir="auto">
              <FactLine fact={item} />
            </li>
          ))}
        </ul>
      );
    case 'quotes':
      return keyed(section.quotes).map(({ key, item: { text, by } }) => (
        <figure key={key} className={styles.quote}>
          {blocksOf(text).length > 0 && (
            <blockquote dir="auto">
              <RichBlocks text={text} />
            </blockquote>
          )}
          {by && <figcaption dir="auto">{by}</figcaption>}
        </figure>
      ));
    default:
      return section satisfies never;
  }
}
