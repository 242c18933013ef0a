import type { LabeledFact } from '../resume/sections/ResumeSection.ts';
import { useOwnerTextProps } from './useOwnerTextProps.ts';

/** A fact after its label: `Courses: JavaScript, React`. */
export function FactLine({
  fact: { label, detail },
}: {
  /** Either half may be empty. The colon then is missing. */
  fact: LabeledFact;
}) {
  const { lang } = useOwnerTextProps();
  return (
    <>
      {label && <strong>{label}</strong>}
      {label && detail && ': '}
      {detail && <bdi lang={lang}>{detail}</bdi>}
    </>
  );
}
