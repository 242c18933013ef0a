import { Fragment } from 'react';
import {
  type CaseStudy,
  CaseStudyImage,
  caseStudyLinks,
  type ResumeEntry as Entry,
  FactLine,
  RichBlocks,
  RichList,
  type Role,
  useOwnerTextProps,
  withKeys,
} from '../../../src/index.ts';
import { useContent } from '../../app/contentContext.ts';
import { Period } from './Period.tsx';
import styles from './ResumeEntry.module.css';
import { WebLink } from './WebLink.tsx';

export type ResumeEntryProps = {
  entry: Entry;
  /** The text that links to the entry's URL. An entry without an organization links its title. */
  linkOn: 'title' | 'organization';
};

/** A job, project, course or award: title, organization, dates and results. */
export function ResumeEntry({ entry, linkOn }: ResumeEntryProps) {
  const ownerText = useOwnerTextProps();
  const { title, organization, location, description, start, end, url, summary, points, facts, roles, caseStudy } =
    entry;
  const linkedText = organization ? linkOn : 'title';
  return (
    <article className={styles.entry} dir="auto">
      <header className={styles.header}>
        {title && (
          <h3 className={styles.title} lang={ownerText.lang}>
            <WebLink address={linkedText === 'title' ? url : undefined}>{title}</WebLink>
          </h3>
        )}
        {(organization || location) && (
          <p className={styles.where}>
            {organization && (
              <bdi lang={ownerText.lang}>
                <WebLink address={linkedText === 'organization' ? url : undefined}>{organization}</WebLink>
              </bdi>
            )}
            {organization && location && ' · '}
            {location && <bdi lang={ownerText.lang}>{location}</bdi>}
          </p>
        )}
        <p className={styles.when} lang={ownerText.lang}>
          <Period start={start} end={end} />
        </p>
      </header>
      {description && (
        <p className={styles.description} {...ownerText}>
          {description}
        </p>
      )}
      <RichBlocks text={summary} />
      <RichList texts={points} />
      {caseStudy?.picture && <CaseStudyImage className={styles.picture} picture={caseStudy.picture} sizes="24rem" />}
      {caseStudy && <CaseStudyLinks caseStudy={caseStudy} />}
      {withKeys(facts).map(({ key, item }) => (
        // No `dir`: the label is in the interface's language, so the line inherits the entry's direction.
        <p key={key} className={styles.fact}>
          <FactLine fact={item} />
        </p>
      ))}
      {withKeys(roles).map(({ key, item }) => (
        <RoleEntry key={key} {...item} />
      ))}
    </article>
  );
}

function CaseStudyLinks({ caseStudy }: { caseStudy: CaseStudy }) {
  const links = caseStudyLinks(caseStudy, useContent());
  if (links.length === 0) return null;
  return (
    <p className={styles.fact}>
      {withKeys(links).map(({ key, item: { label, url } }) => (
        <Fragment key={key}>
          {key > 0 && ' · '}
          <a href={url} rel="noreferrer">
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** A position at a company with several, below the company's name. */
function RoleEntry({ title, location, description, start, end, summary, points }: Role) {
  const ownerText = useOwnerTextProps();
  const { lang } = ownerText;
  return (
    <section className={styles.role} dir="auto">
      <div className={styles.header}>
        {title && (
          <h4 className={styles.roleTitle} lang={lang}>
            {title}
          </h4>
        )}
        {location && (
          <p className={styles.where} lang={lang}>
            {location}
          </p>
        )}
        <p className={styles.when} lang={lang}>
          <Period start={start} end={end} />
        </p>
      </div>
      {description && (
        <p className={styles.description} {...ownerText}>
          {description}
        </p>
      )}
      <RichBlocks text={summary} />
      <RichList texts={points} />
    </section>
  );
}
