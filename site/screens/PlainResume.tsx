import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import {
  documentNames,
  initials,
  keyFacts,
  OwnerSeal,
  playerName,
  QuoteList,
  type ResumeSection,
  RichBlocks,
  RichList,
  resumeSections,
  useOwnerTextProps,
  withKeys,
} from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { siteFile } from '../app/siteBase.ts';
import { paperMessages as text } from '../messages/paperMessages.ts';
import paper from './PaperSheet.module.css';
import { PaperSheet } from './PaperSheet.tsx';
import styles from './PlainResume.module.css';
import { ContactList } from './plainResume/ContactList.tsx';
import { Photo } from './plainResume/Photo.tsx';
import entry from './plainResume/ResumeEntry.module.css';
import { ResumeEntry } from './plainResume/ResumeEntry.tsx';

export interface PlainResumeProps {
  /** The picture beside the name if there is no photo. @default the owner's seal */
  seal?: ReactNode;
  /** The content below the last section. @default links to the résumé in other forms */
  foot?: ReactNode;
}

/** The plain résumé in one printable column. */
export function PlainResume({ seal = <Seal />, foot = <Foot /> }: PlainResumeProps) {
  const content = useContent();
  const { name, role } = keyFacts(content);
  return (
    <PaperSheet
      className={styles.resume}
      title={name}
      lead={role}
      picture={<Photo fallback={seal} />}
      details={<ContactList />}
    >
      {withKeys(resumeSections(content)).map(({ key, item }) => (
        <Section key={key} section={item} />
      ))}
      {foot}
    </PaperSheet>
  );
}

/** The seal of the manual's cover. */
function Seal() {
  const { resume } = useContent();
  return <OwnerSeal className={clsx(paper.picture, paper.seal)} initials={initials(playerName(resume))} />;
}

function Section({ section }: { section: ResumeSection }) {
  const headingId = useId();
  const ownerText = useOwnerTextProps();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId} {...(section.isTextSection && ownerText)}>
        {section.heading}
      </h2>
      <SectionBody section={section} />
    </section>
  );
}

/** Sections in which JSON Resume's `url` belongs to the employer, school or charity. */
const organizationSections: readonly ResumeSection['name'][] = ['work', 'education', 'volunteer'];

function SectionBody({ section }: { section: ResumeSection }) {
  switch (section.kind) {
    case 'text':
      return <RichBlocks className={clsx(styles.text, section.isTextSection && entry.asEntry)} text={section.text} />;
    case 'entries': {
      const linkOn = organizationSections.includes(section.name) ? 'organization' : 'title';
      return withKeys(section.entries).map(({ key, item }) => <ResumeEntry key={key} entry={item} linkOn={linkOn} />);
    }
    case 'facts':
      return <RichList className={styles.facts} texts={section.facts} />;
    case 'quotes':
      return <QuoteList className={styles.quote} quotes={section.quotes} />;
    default:
      return section satisfies never;
  }
}

/** Links below the last section: the résumé as Word and JSON, the letter, and the licenses. */
function Foot() {
  const { resume, game } = useContent();
  return (
    <footer className={clsx(paper.links, styles.foot)}>
      <a href={siteFile('resume.docx')}>{text.word}</a>
      {game.letters.generic.length > 0 && (
        <a href={siteFile(documentNames(resume.basics.name).letter)} target="_blank" rel="noreferrer">
          {text.letter}
        </a>
      )}
      <a href={siteFile('resume.json')} type="application/json">
        {text.json}
      </a>
      <a href={siteFile('licenses.txt')}>{text.licenses}</a>
    </footer>
  );
}
