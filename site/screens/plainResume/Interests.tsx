import type { Resume } from '../../../src/index.ts';
import { allSaid, said } from '../../../src/index.ts';
import { FactList } from './FactList.tsx';
import { ResumeSection } from './ResumeSection.tsx';

/** What the owner does when not at work. */
export function Interests({ resume: { interests = [] } }: { resume: Resume }) {
  const facts = interests
    .map(({ name, keywords }) => ({ name: said(name), detail: allSaid(keywords).join(', ') }))
    .filter(({ name, detail }) => name || detail);
  if (facts.length === 0) return null;
  return (
    <ResumeSection heading="Interests">
      <FactList facts={facts} />
    </ResumeSection>
  );
}
