import { OptionalLink } from '../../parts/OptionalLink.tsx';
import { QuoteList } from '../../parts/QuoteList.tsx';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { RichList } from '../../parts/RichList.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { withKeys } from '../../parts/withKeys.ts';
import { formatPeriod, type PeriodMessages } from '../../resume/dates/formatPeriod.ts';
import type { ResumeEntry, ResumeSection } from '../../resume/sections/ResumeSection.ts';
import styles from './SectionsBelow.module.css';

export interface SectionsBelowProps {
  sections: readonly ResumeSection[];
  periods: PeriodMessages;
}

/** Sections of the résumé without a page of their own, below a page's main content. */
export function SectionsBelow({ sections, periods }: SectionsBelowProps) {
  return sections.map((section) => (
    <section key={section.name} className={styles.section}>
      <h3>{section.heading}</h3>
      <SectionContent section={section} periods={periods} />
    </section>
  ));
}

function SectionContent({ section, periods }: { section: ResumeSection; periods: PeriodMessages }) {
  switch (section.kind) {
    case 'text':
      return <RichBlocks text={section.text} />;
    case 'facts':
      return <RichList texts={section.facts} data-rich="" />;
    case 'entries':
      return withKeys(section.entries).map(({ key, item }) => <Entry key={key} entry={item} periods={periods} />);
    case 'quotes':
      return <QuoteList quotes={section.quotes} className={styles.quote} />;
    default:
      return section satisfies never;
  }
}

function Entry({ entry, periods }: { entry: ResumeEntry; periods: PeriodMessages }) {
  const ownerText = useOwnerTextProps();
  const { title, organization, start, end, url, summary, points } = entry;
  const period = formatPeriod(start, end, periods);
  return (
    <div className={styles.entry}>
      {title && (
        <h4 {...ownerText}>
          <OptionalLink url={url}>{title}</OptionalLink>
        </h4>
      )}
      {(organization || period) && (
        <p data-small="" dir="auto">
          {organization && <bdi lang={ownerText.lang}>{organization}</bdi>}
          {organization && period && ' · '}
          {period && <bdi lang={ownerText.lang}>{period}</bdi>}
        </p>
      )}
      <RichBlocks text={summary} />
      <RichList texts={points} data-rich="" />
    </div>
  );
}
