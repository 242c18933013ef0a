import { Fragment } from 'react';
import { SideQuestPicture } from '../../art/SideQuestPicture.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { RichList } from '../../parts/RichList.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { WorkImage } from '../../parts/WorkImage.tsx';
import { withKeys } from '../../parts/withKeys.ts';
import type { ManualView } from '../../resume/manual/manualView.ts';
import type { SideProject } from '../../resume/sections/sideProjects.ts';
import type { workLinks } from '../../resume/works.ts';
import { PageFrame } from '../PageFrame.tsx';
import { type ExtrasSizes, extrasSize } from '../textSize.ts';
import { Waiting } from '../Waiting.tsx';
import styles from './ExtraContentPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/** Side projects, the game's events, and a line for each minor section. */
export function ExtraContentPage({ view, colors, ...rest }: InteriorPageProps<'extra'>) {
  const { lang } = useOwnerTextProps();
  const { heading, none, projects, projectEntries, events, quests, also, minorSections } = view;
  const sizes = extrasSize(view);
  const isTight = sizes.isTight || undefined;
  const isEmpty = projectEntries.length === 0 && quests.length === 0 && minorSections.length === 0;
  return (
    <PageFrame {...rest} heading={heading}>
      {isEmpty && <Waiting label={none} colors={colors} />}
      {projectEntries.length > 0 && (
        <section className={styles.section} data-tight={isTight} data-text={sizes.projects}>
          <h3 data-ruled="">{projects}</h3>
          {withKeys(projectEntries).map(({ key, item }) => (
            <ProjectEntry key={key} project={item} />
          ))}
        </section>
      )}
      {quests.length > 0 && (
        <section className={styles.section} data-tight={isTight} data-text={sizes.quests}>
          <h3 data-ruled="">{events}</h3>
          {withKeys(quests).map(({ key, item }) => (
            <QuestEntry key={key} quest={item} pictures={sizes.pictures} />
          ))}
        </section>
      )}
      {minorSections.length > 0 && (
        <section className={styles.also} data-tight={isTight} data-text={sizes.projects} aria-label={also}>
          {minorSections.map(({ name, heading: sectionHeading, text }) => (
            <p key={name} dir="auto">
              <b>{sectionHeading}</b>: <bdi lang={lang}>{text}</bdi>
            </p>
          ))}
        </section>
      )}
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
              <Linked url={url}>{name}</Linked>
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
          <Linked url={name ? undefined : url}>{description}</Linked>
        </p>
      )}
      <RichList texts={highlights} data-rich="" />
      {keywords.length > 0 && (
        <p data-faint="" data-text={13} {...ownerText}>
          {keywords.join(' · ')}
        </p>
      )}
    </div>
  );
}

function LinkLine({ links }: { links: ReturnType<typeof workLinks> }) {
  return withKeys(links).map(({ key, item: { label, url } }) => (
    <Fragment key={key}>
      {key > 0 && ' · '}
      <Linked url={url}>{label}</Linked>
    </Fragment>
  ));
}

type Quest = ManualView['extra']['quests'][number];

function QuestEntry({ quest, pictures }: { quest: Quest; pictures: ExtrasSizes['pictures'] }) {
  const { lang } = useOwnerTextProps();
  const { title, kind, picture, work, story, links } = quest;
  return (
    <div className={styles.quest}>
      {work?.picture ? (
        <WorkImage className={styles.picture} picture={work.picture} sizes="16rem" data-size={pictures} />
      ) : (
        <SideQuestPicture className={styles.picture} picture={picture} data-size={pictures} />
      )}
      <div>
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
          <p className={styles.link} dir="auto" data-link="">
            <LinkLine links={links} />
          </p>
        )}
      </div>
    </div>
  );
}
