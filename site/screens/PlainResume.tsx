import { keyFacts, said } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import styles from './PlainResume.module.css';
import { pageAt } from './pages.ts';
import { Awards } from './plainResume/Awards.tsx';
import { Certificates } from './plainResume/Certificates.tsx';
import { ContactList } from './plainResume/ContactList.tsx';
import { Education } from './plainResume/Education.tsx';
import { Experience } from './plainResume/Experience.tsx';
import { Interests } from './plainResume/Interests.tsx';
import { Languages } from './plainResume/Languages.tsx';
import { Licences } from './plainResume/Licences.tsx';
import { Projects } from './plainResume/Projects.tsx';
import { Publications } from './plainResume/Publications.tsx';
import { References } from './plainResume/References.tsx';
import { ResumeSection } from './plainResume/ResumeSection.tsx';
import { Skills } from './plainResume/Skills.tsx';
import { Volunteering } from './plainResume/Volunteering.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** The résumé without the game: one column, in the order employers expect, fit to be printed. */
export function PlainResume() {
  const content = useContent();
  const { resume } = content;
  const { basics } = resume;
  const { name, role } = keyFacts(content);
  const summary = said(basics.summary);
  usePageTitle(pageAt('/resume').words(content).title);

  return (
    // The sheet is written the way its first word, the name, is.
    <article className={styles.sheet} data-surface="paper" dir="auto">
      <header>
        <h1 className={styles.name}>{name}</h1>
        {role && <p className={styles.role}>{role}</p>}
        <ContactList basics={basics} />
      </header>
      {summary && (
        <ResumeSection heading="Summary">
          <p className={styles.summary} dir="auto">
            {summary}
          </p>
        </ResumeSection>
      )}
      <Experience resume={resume} />
      <Projects resume={resume} />
      <Skills resume={resume} />
      <Education resume={resume} />
      <Languages resume={resume} />
      <Certificates resume={resume} />
      <Awards resume={resume} />
      <Publications resume={resume} />
      <Volunteering resume={resume} />
      <Interests resume={resume} />
      <References resume={resume} />
      <Licences />
    </article>
  );
}
