import type { Resume } from '../../../src/index.ts';
import { said } from '../../../src/index.ts';
import { numbered } from './numbered.ts';
import styles from './References.module.css';
import { ResumeSection } from './ResumeSection.tsx';

/** What others say. */
export function References({ resume: { references = [] } }: { resume: Resume }) {
  const known = references.filter(({ name, reference }) => said(name) || said(reference));
  if (known.length === 0) return null;
  return (
    <ResumeSection heading="References">
      {numbered(known).map(({ place, item: { name, reference } }) => (
        <figure key={place} className={styles.reference}>
          {said(reference) && <blockquote dir="auto">{said(reference)}</blockquote>}
          {said(name) && <figcaption dir="auto">{said(name)}</figcaption>}
        </figure>
      ))}
    </ResumeSection>
  );
}
