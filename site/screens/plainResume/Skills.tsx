import { type Resume, skillGroups } from '../../../src/index.ts';
import { FactList } from './FactList.tsx';
import { ResumeSection } from './ResumeSection.tsx';

/** The skills, group by group. */
export function Skills({ resume }: { resume: Resume }) {
  const groups = skillGroups(resume);
  if (groups.length === 0) return null;
  return (
    <ResumeSection heading="Skills">
      <FactList facts={groups.map(({ name, keywords }) => ({ name, detail: keywords.join(', ') }))} />
    </ResumeSection>
  );
}
