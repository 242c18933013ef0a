import type { Resume } from '../../../src/index.ts';
import { said } from '../../../src/index.ts';
import { FactList } from './FactList.tsx';
import { ResumeSection } from './ResumeSection.tsx';

/** The languages, each with how well. */
export function Languages({ resume: { languages = [] } }: { resume: Resume }) {
  const facts = languages
    .map(({ language, fluency }) => ({ name: said(language), detail: said(fluency) }))
    .filter(({ name }) => name);
  if (facts.length === 0) return null;
  return (
    <ResumeSection heading="Languages">
      <FactList facts={facts} />
    </ResumeSection>
  );
}
