import type { Resume } from '../../../src/index.ts';
import { EntrySection } from './EntrySection.tsx';

/** What somebody has examined and signed. */
export function Certificates({ resume: { certificates = [] } }: { resume: Resume }) {
  return (
    <EntrySection
      heading="Certificates"
      entries={certificates.map(({ name, issuer, date, url }) => ({ title: name, where: [issuer], end: date, url }))}
    />
  );
}
