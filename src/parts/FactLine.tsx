import type { LabeledFact } from '../resume/sections/ResumeSection.ts';
import { useOwnerTextProps } from './useOwnerTextProps.ts';

/** A fact after its label: `Courses: JavaScript, React`. */
export function FactLine({
  fact: { label, detail },
}: {
  /** Without a label or a detail, there is no colon. */
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
