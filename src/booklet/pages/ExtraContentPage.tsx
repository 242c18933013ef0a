import { Fragment } from 'react';
import { SideQuestPicture } from '../../art/SideQuestPicture.tsx';
import type { Content } from '../../content/Content.ts';
import type { Game } from '../../content/Game.ts';
import { type AlsoPlan, alsoLines } from '../../content/print/alsoPlan.ts';
import { extrasPlan } from '../../content/print/extrasPlan.ts';
import { type ManualWords, manualWords } from '../../content/print/manualWords.ts';
import { smallestTextPx } from '../../content/print/pageAreas.ts';
import { saidIn } from '../../content/saidIn.ts';
import { chosenContent } from '../../content/sectionNames.ts';
import { type SideProject, sideProjects } from '../../content/sideProjects.ts';
import { webAddress } from '../../content/webAddress.ts';
import { workLinks, workOf } from '../../content/works.ts';
import { keyed } from '../../parts/keyed.ts';
import { Linked } from '../../parts/Linked.tsx';
import { RichList } from '../../parts/RichList.tsx';
import { WorkImage } from '../../parts/WorkImage.tsx';
import list from '../BulletList.module.css';
import { LeftOut } from '../LeftOut.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { PrintedParagraphs } from '../PrintedParagraphs.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './ExtraContentPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/**
 * What the owner does beside the main quest: projects of the résumé, events of the game. Projects are told as fully as
 * the events leave room for; set anew, the page has all there is.
 */
export function ExtraContentPage({ content, words, ...rest }: InteriorPageProps<ManualWords['extraContent']>) {
  const { language } = content.game.site;
  const text = { ...manualWords.extraContent, ...words };
  const { sideQuests } = content.game;
  const all = sideProjects(chosenContent('manual', content));
  const allAlso = alsoLines(content);
  const plan = extrasPlan(all, sideQuests, allAlso);
  const { projects, omitted, projectSizePx, questSizePx, pictures, also, detailsLeftOut } = plan;
  const isCut = omitted > 0 || detailsLeftOut > 0;
  const isEmpty = all.length === 0 && sideQuests.length === 0 && also.lines.length === 0;
  return (
    <PageFrame {...rest} heading={text.heading}>
      {isEmpty && <Waiting words={text.none} colours={content.game.character} />}
      {all.length > 0 && (
        <section className={styles.section} data-text={projectSizePx}>
          <h3 data-ruled="">{text.projects}</h3>
          <div data-edition={isCut ? 'fitted' : 'both'}>
            <ProjectEntries projects={projects} />
            <LeftOut words={text.omitted} count={omitted} language={language} />
            <LeftOut words={text.shortened} count={detailsLeftOut} language={language} />
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
          {keyed(sideQuests).map(({ key, item }) => (
            <QuestEntry key={key} quest={item} content={content} pictures={pictures} />
          ))}
        </section>
      )}
      <div data-edition={also.leftOut.length > 0 ? 'fitted' : 'both'}>
        <AlsoSection lines={also.lines} sizePx={also.sizePx} name={text.also} />
        {also.leftOut.length > 0 && (
          <p data-faint="" data-text={smallestTextPx}>
            {text.alsoOmitted.replace('{sections}', () => also.leftOut.join(saidIn(content).comma))}
          </p>
        )}
      </div>
      {also.leftOut.length > 0 && (
        <div data-edition="full">
          <AlsoSection lines={allAlso} sizePx={also.sizePx} name={text.also} />
        </div>
      )}
    </PageFrame>
  );
}

function AlsoSection({ lines, sizePx, name }: Pick<AlsoPlan, 'lines' | 'sizePx'> & { name: string }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.also} data-text={sizePx} aria-label={name}>
      {lines.map((line) => (
        <p key={line.name} dir="auto">
          <b>{line.heading}</b>: <bdi>{line.words}</bdi>
        </p>
      ))}
    </section>
  );
}

function ProjectEntries({ projects }: { projects: readonly SideProject[] }) {
  return keyed(projects).map(({ key, item }) => <ProjectEntry key={key} project={item} />);
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
  return keyed(links).map(({ key, item: { label, url } }) => (
    <Fragment key={key}>
      {key > 0 && ' · '}
      <Linked url={url}>{label}</Linked>
    </Fragment>
  ));
}

type QuestEntryProps = { quest: Game['sideQuests'][number]; content: Content; pictures: 'large' | 'small' };

function QuestEntry({ quest: { title, kind, picture, story, link }, content, pictures }: QuestEntryProps) {
  const work = workOf(title, content);
  const ways = [{ label: link?.label ?? '', url: webAddress(link?.url) }, ...workLinks(work, content)].filter(
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
        {ways.length > 0 && (
          <p className={styles.link} dir="auto" data-link="">
            <LinkLine links={ways} />
          </p>
        )}
      </div>
    </div>
  );
}
