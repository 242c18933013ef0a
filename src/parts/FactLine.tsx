import type { LabeledFact } from '../content/plain/ResumeSection.ts';

/** A fact behind the name of its kind: `Courses: JavaScript, React`. */
export function FactLine({ fact: { label, detail } }: { fact: LabeledFact }) {
  return (
    <>
      {label && <strong>{label}</strong>}
      {label && detail && ': '}
      {detail && <bdi>{detail}</bdi>}
    </>
  );
}
