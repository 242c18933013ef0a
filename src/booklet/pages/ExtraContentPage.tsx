import { Fragment } from 'react';
import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { SideQuestPicture } from '../../art/SideQuestPicture.tsx';
import { CaseStudyImage } from '../../parts/CaseStudyImage.tsx';
import { OptionalLink } from '../../parts/OptionalLink.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { RichList } from '../../parts/RichList.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { withKeys } from '../../parts/withKeys.ts';
import type { caseStudyLinks } from '../../resume/caseStudies.ts';
import type { ManualTexts } from '../../resume/manual/manualTexts.ts';
import type { SideProject } from '../../resume/sections/sideProjects.ts';
import { EmptyState } from '../EmptyState.tsx';
import { type ExtrasSizes, extrasSize } from '../mapSizes.ts';
import { PageFrame } from '../PageFrame.tsx';
import { Castle } from './Castle.tsx';
import styles from './ExtraContentPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/** Up to this many entries leave space for trees and a larger castle. */
const maxWoodedEntries = 2;

/**
 * The last part of the road, up to the castle: side projects, side quests, and a line for each minor
 * section.
 */
export function ExtraContentPage({ view, colors, ...rest }: InteriorPageProps<'extra'>) {
  const { lang } = useOwnerTextProps();
  const { heading, projectEntries, quests, minorSections, minorSectionsLabel } = view;
  const { projects: projectsHeading, events: questsHeading } = view;
  const sizes = extrasSize(view);
  const entryCount = projectEntries.length + quests.length;
  const isWooded = entryCount <= maxWoodedEntries;
  return (
    <PageFrame {...rest} heading={heading} map={isWooded ? 'wooded' : 'open'}>
      <div className={styles.trail} data-roomy={isWooded || undefined}>
        <Castle name={view.castle} />
        {projectEntries.length > 0 && (
          <section data-font-size={sizes.projects}>
            <h3 className={styles.sign}>{projectsHeading}</h3>
            <div className={styles.panel} data-notched="">
              {withKeys(projectEntries).map(({ key, item }) => (
                <ProjectEntry key={key} project={item} />
              ))}
            </div>
          </section>
        )}
        {quests.length > 0 && (
          <section className={styles.quests} data-font-size={sizes.quests}>
            <h3 className={styles.sign}>{questsHeading}</h3>
            {withKeys(quests).map(({ key, item }) => (
              <QuestEntry key={key} quest={item} pictureSize={sizes.pictures} />
            ))}
          </section>
        )}
        {entryCount > 0 && <CharacterSprite className={styles.hero} colors={colors} />}
        {minorSections.length > 0 && (
          <section
            className={styles.panel}
            data-notched=""
            data-font-size={sizes.projects}
            aria-label={minorSectionsLabel}
          >
            {minorSections.map(({ name, heading: sectionHeading, text }) => (
              <p key={name} dir="auto">
                <b>{sectionHeading}</b>: <bdi lang={lang}>{text}</bdi>
              </p>
            ))}
          </section>
        )}
        {entryCount === 0 && (
          <EmptyState label={minorSections.length === 0 ? view.none : undefined} colors={colors} isOnMap />
        )}
      </div>
    </PageFrame>
  );
}

function ProjectEntry({ project }: { project: SideProject }) {
  const ownerText = useOwnerTextProps();
  const { name, description, period, highlights, keywords, url, links = [] } = project;
  return (
    <div>
      {(name || period) && (
        <div className={styles.line} dir="auto">
          {name && (
            <h4 lang={ownerText.lang}>
              <OptionalLink url={url}>{name}</OptionalLink>
            </h4>
          )}
          {name && period && ' · '}
          {period && (
            <p data-faint="">
              <bdi lang={ownerText.lang}>{period}</bdi>
            </p>
          )}
          {links.length > 0 && (
            <p data-link="">
              {' · '}
              <LinkLine links={links} />
            </p>
          )}
        </div>
      )}
      {description && (
        <p {...ownerText} data-link="">
          <OptionalLink url={name ? undefined : url}>{description}</OptionalLink>
        </p>
      )}
      <RichList texts={highlights} data-rich="" />
      {keywords.length > 0 && (
        <p data-faint="" {...ownerText}>
          {keywords.join(' · ')}
        </p>
      )}
    </div>
  );
}

function LinkLine({ links }: { links: ReturnType<typeof caseStudyLinks> }) {
  return withKeys(links).map(({ key, item: { label, url } }) => (
    <Fragment key={key}>
      {key > 0 && ' · '}
      <OptionalLink url={url}>{label}</OptionalLink>
    </Fragment>
  ));
}

type Quest = ManualTexts['extra']['quests'][number];

function QuestEntry({ quest, pictureSize }: { quest: Quest; pictureSize: ExtrasSizes['pictures'] }) {
  const { lang } = useOwnerTextProps();
  const { title, kind, picture, caseStudy, story, links } = quest;
  return (
    <div className={styles.quest}>
      {caseStudy?.picture ? (
        <CaseStudyImage className={styles.picture} picture={caseStudy.picture} sizes="16rem" data-size={pictureSize} />
      ) : (
        <SideQuestPicture className={styles.picture} picture={picture} data-size={pictureSize} />
      )}
      <div className={styles.panel} data-notched="">
        <div className={styles.line} dir="auto">
          <h4 lang={lang}>{title}</h4>
          {' · '}
          <p className={styles.kind}>
            <bdi>{kind}</bdi>
          </p>
        </div>
        <div className={styles.story}>
          <Paragraphs texts={story} lang={lang} />
        </div>
        {links.length > 0 && (
          <p dir="auto" data-link="">
            <LinkLine links={links} />
          </p>
        )}
      </div>
    </div>
  );
}
