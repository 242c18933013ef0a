import { Fragment } from 'react';
import { SideQuestPicture } from '../../art/SideQuestPicture.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { RichList } from '../../parts/RichList.tsx';
import { WorkImage } from '../../parts/WorkImage.tsx';
import { withKeys } from '../../parts/withKeys.ts';
import type { Content } from '../../resume/Content.ts';
import type { Game } from '../../resume/Game.ts';
import { extrasLayout } from '../../resume/manual/extrasLayout.ts';
import { type MinorSectionsLayout, minorSectionLines } from '../../resume/manual/minorSectionsLayout.ts';
import { smallestTextPx } from '../../resume/manual/pageAreas.ts';
import { baseMessagesFor } from '../../resume/messages/baseMessagesFor.ts';
import { type ManualMessages, manualMessages } from '../../resume/messages/manualMessages.ts';
import { contentFor } from '../../resume/sections/sectionNames.ts';
import { type SideProject, sideProjects } from '../../resume/sections/sideProjects.ts';
import { webAddress } from '../../resume/text/webAddress.ts';
import { workLinks, workOf } from '../../resume/works.ts';
import list from '../BulletList.module.css';
import { LeftOut } from '../LeftOut.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { PrintedParagraphs } from '../PrintedParagraphs.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './ExtraContentPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/**
 * The game's events, and side projects in the remaining space; the pocket edition shows everything.
 */
export function ExtraContentPage({ content, messages, ...rest }: InteriorPageProps<ManualMessages['extraContent']>) {
  const { language } = content.game.site;
  const text = { ...manualMessages.extraContent, ...messages };
  const { sideQuests } = content.game;
  const all = sideProjects(contentFor('manual', content));
  const allAlso = minorSectionLines(content);
  const plan = extrasLayout(all, sideQuests, allAlso);
  const { projects, omitted, projectSizePx, questSizePx, pictures, minorSections: alsoLines, detailsLeftOut } = plan;
  const isCut = omitted > 0 || detailsLeftOut > 0;
  const isEmpty = all.length === 0 && sideQuests.length === 0 && alsoLines.lines.length === 0;
  return (
    <PageFrame {...rest} heading={text.heading}>
      {isEmpty && <Waiting label={text.none} colours={content.game.character} />}
      {all.length > 0 && (
        <section className={styles.section} data-text={projectSizePx}>
          <h3 data-ruled="">{text.projects}</h3>
          <div data-edition={isCut ? 'fitted' : 'both'}>
            <ProjectEntries projects={projects} />
            <LeftOut messages={text.omitted} count={omitted} language={language} />
            <LeftOut messages={text.shortened} count={detailsLeftOut} language={language} />
          </div>
          {isCut && (
            <div data-edition="full">
              <ProjectEntries projects={all} />
            </div>
          )}
        </section>
      )}
      {sideQuests.length > 0 && (
        <section className={styles.section} data-text={questSizePx}>
          <h3 data-ruled="">{text.events}</h3>
          {withKeys(sideQuests).map(({ key, item }) => (
            <QuestEntry key={key} quest={item} content={content} pictures={pictures} />
          ))}
        </section>
      )}
      <div data-edition={alsoLines.leftOut.length > 0 ? 'fitted' : 'both'}>
        <AlsoSection lines={alsoLines.lines} sizePx={alsoLines.sizePx} name={text.also} />
        {alsoLines.leftOut.length > 0 && (
          <p data-faint="" data-text={smallestTextPx}>
            {text.alsoOmitted.replace('{sections}', () => alsoLines.leftOut.join(baseMessagesFor(content).comma))}
          </p>
        )}
      </div>
      {alsoLines.leftOut.length > 0 && (
        <div data-edition="full">
          <AlsoSection lines={allAlso} sizePx={alsoLines.sizePx} name={text.also} />
        </div>
      )}
    </PageFrame>
  );
}

function AlsoSection({ lines, sizePx, name }: Pick<MinorSectionsLayout, 'lines' | 'sizePx'> & { name: string }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.also} data-text={sizePx} aria-label={name}>
      {lines.map((line) => (
        <p key={line.name} dir="auto">
          <b>{line.heading}</b>: <bdi>{line.text}</bdi>
        </p>
      ))}
    </section>
  );
}

function ProjectEntries({ projects }: { projects: readonly SideProject[] }) {
  return withKeys(projects).map(({ key, item }) => <ProjectEntry key={key} project={item} />);
}

function ProjectEntry({ project }: { project: SideProject }) {
  const { name, description, period, highlights, keywords, url, links = [] } = project;
  return (
    <div>
      {(name || period) && (
        <div className={styles.line} dir="auto">
          {name && (
            <h4>
              <Linked url={url}>{name}</Linked>
            </h4>
          )}
          {name && period && ' · '}
          {period && (
            <p data-faint="">
              <bdi>{period}</bdi>
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
        <p dir="auto" data-link="">
          <Linked url={name ? undefined : url}>{description}</Linked>
        </p>
      )}
      <RichList className={list.list} texts={highlights} />
      {keywords.length > 0 && (
        <p data-faint="" data-text={smallestTextPx} dir="auto">
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

type QuestEntryProps = { quest: Game['sideQuests'][number]; content: Content; pictures: 'large' | 'small' };

function QuestEntry({ quest: { title, kind, picture, story, link }, content, pictures }: QuestEntryProps) {
  const work = workOf(title, content);
  const links = [{ label: link?.label ?? '', url: webAddress(link?.url) }, ...workLinks(work, content)].filter(
    ({ url }) => url,
  );
  return (
    <div className={styles.quest}>
      {work?.picture ? (
        <WorkImage className={styles.picture} picture={work.picture} sizes="16rem" data-size={pictures} />
      ) : (
        <SideQuestPicture className={styles.picture} picture={picture} data-size={pictures} />
      )}
      <div>
        <div className={styles.line} dir="auto">
          <h4>{title}</h4>
          {' · '}
          <p className={styles.kind}>
            <bdi>{kind}</bdi>
          </p>
        </div>
        <PrintedParagraphs className={styles.story} texts={story} />
        {links.length > 0 && (
          <p className={styles.link} dir="auto" data-link="">
            <LinkLine links={links} />
          </p>
        )}
      </div>
    </div>
  );
}
