import { keyFacts, resumeSections } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { PaperSheet } from './PaperSheet.tsx';
import { pageAt } from './pages.ts';
import { ContactList } from './plainResume/ContactList.tsx';
import { Photo } from './plainResume/Photo.tsx';
import { ResumeFoot } from './plainResume/ResumeFoot.tsx';
import { ResumeSection } from './plainResume/ResumeSection.tsx';
import { SectionBody } from './plainResume/SectionBody.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** The plain résumé: one printable column, in the order employers expect. */
export function PlainResume() {
  const content = useContent();
  const { name, role } = keyFacts(content);
  usePageTitle(pageAt('/resume').messages(content).title);

  return (
    <PaperSheet title={name} lead={role} photo={<Photo />} contacts={<ContactList basics={content.resume.basics} />}>
      {resumeSections(content).map((section) => (
        <ResumeSection key={section.name} heading={section.heading}>
          <SectionBody section={section} />
        </ResumeSection>
      ))}
      <ResumeFoot />
    </PaperSheet>
  );
}
