import type { LabeledFact } from '../resume/sections/ResumeSection.ts';

/** A fact after its label: `Courses: JavaScript, React`. */
export function FactLine({ fact: { label, detail } }: { fact: LabeledFact }) {
  return (
    <>
      {label && <strong>{label}</strong>}
      {label && detail && ': '}
      {detail && <bdi>{detail}</bdi>}
    </>
  );
}
