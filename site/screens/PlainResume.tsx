import { keyFacts, resumeSections } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import styles from './PlainResume.module.css';
import { pageAt } from './pages.ts';
import { ContactList } from './plainResume/ContactList.tsx';
import { Photo } from './plainResume/Photo.tsx';
import { ResumeFoot } from './plainResume/ResumeFoot.tsx';
import { ResumeSection } from './plainResume/ResumeSection.tsx';
import { SectionBody } from './plainResume/SectionBody.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** The résumé without the game: one column, in the order employers expect, fit to be printed. */
export function PlainResume() {
  const content = useContent();
  const { name, role } = keyFacts(content);
  usePageTitle(pageAt('/resume').words(content).title);

  return (
    // The sheet is written the way its first word, the name, is.
    <article className={styles.sheet} data-surface="paper" dir="auto">
      <header className={styles.header}>
        <Photo />
        <h1 className={styles.name}>{name}</h1>
        {role && <p className={styles.role}>{role}</p>}
        <ContactList basics={content.resume.basics} />
      </header>
      {resumeSections(content).map((section) => (
        <ResumeSection key={section.name} heading={section.heading}>
          <SectionBody section={section} />
        </ResumeSection>
      ))}
      <ResumeFoot />
    </article>
  );
}
