import { formatPeriod, type PeriodWords } from '../../content/formatPeriod.ts';
import type { ResumeEntry, ResumeQuote, ResumeSection } from '../../content/plain/ResumeSection.ts';
import { blocksOf } from '../../content/RichText.ts';
import { keyed } from '../../parts/keyed.ts';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { RichItem } from '../../parts/RichItem.tsx';
import styles from './SectionsBelow.module.css';

export interface SectionsBelowProps {
  sections: readonly ResumeSection[];
  /** What their periods are said with. */
  periods: PeriodWords;
}

/** Sections of the résumé that have no page of their own, below what a page is made for. */
export function SectionsBelow({ sections, periods }: SectionsBelowProps) {
  return sections.map((section) => (
    <section key={section.name} className={styles.section}>
      <h3>{section.heading}</h3>
      <SectionContent section={section} periods={periods} />
    </section>
  ));
}

function SectionContent({ section, periods }: { section: ResumeSection; periods: PeriodWords }) {
  switch (section.kind) {
    case 'text':
      return <RichBlocks text={section.text} />;
    case 'facts':
      return (
        <ul data-rich="">
          {keyed(section.facts).map(({ key, item: { label, detail } }) => (
            <li key={key} dir="auto">
              {label && <b>{label}</b>}
              {label && detail && ': '}
              {detail && <bdi>{detail}</bdi>}
            </li>
          ))}
        </ul>
      );
    case 'entries':
      return keyed(section.entries).map(({ key, item }) => <Entry key={key} entry={item} periods={periods} />);
    case 'quotes':
      return keyed(section.quotes).map(({ key, item }) => <Quote key={key} quote={item} />);
    default:
      return section satisfies never;
  }
}

function Entry({ entry, periods }: { entry: ResumeEntry; periods: PeriodWords }) {
  const { title, organization, start, end, url, summary, points } = entry;
  const period = formatPeriod(start, end, periods);
  return (
    <div className={styles.entry}>
      {title && (
        <h4 dir="auto">
          {url ? (
            <a href={url} rel="noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
        </h4>
      )}
      {(organization || period) && (
        <p className={styles.where} dir="auto">
          {organization && <bdi>{organization}</bdi>}
          {organization && period && ' · '}
          {period && <bdi>{period}</bdi>}
        </p>
      )}
      <RichBlocks text={summary} />
      {points.length > 0 && (
        <ul data-rich="">
          {keyed(points).map(({ key, item }) => (
            <li key={key} dir="auto">
              <RichItem text={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Quote({ quote: { text, by } }: { quote: ResumeQuote }) {
  return (
    <figure className={styles.quote}>
      {blocksOf(text).length > 0 && (
        <blockquote>
          <RichBlocks text={text} />
        </blockquote>
      )}
      {by && <figcaption dir="auto">{by}</figcaption>}
    </figure>
  );
}
