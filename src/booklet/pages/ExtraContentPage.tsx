import { SideQuestPicture } from '../../art/SideQuestPicture.tsx';
import { chosenContent } from '../../content/chosenContent.ts';
import type { Game } from '../../content/Game.ts';
import { type AlsoPlan, alsoLines } from '../../content/print/alsoPlan.ts';
import { extrasPlan } from '../../content/print/extrasPlan.ts';
import { manualWords } from '../../content/print/manualWords.ts';
import { smallestTextPx } from '../../content/print/pageArea.ts';
import { type SideProject, sideProjects } from '../../content/sideProjects.ts';
import { webAddress } from '../../content/webAddress.ts';
import { keyed } from '../../parts/keyed.ts';
import { Linked } from '../../parts/Linked.tsx';
import { RichList } from '../../parts/RichList.tsx';
import list from '../BulletList.module.css';
import { PageFrame } from '../PageFrame.tsx';
import { PrintedParagraphs } from '../PrintedParagraphs.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './ExtraContentPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/** The fixed words of {@link ExtraContentPage}. */
export type ExtraContentWords = typeof manualWords.extraContent;

/**
 * What the owner does beside the main quest: projects of the résumé, events of the game. Projects are told as fully as
 * the events leave room for.
 */
export function ExtraContentPage({ content, words, ...rest }: InteriorPageProps<ExtraContentWords>) {
  const text = { ...manualWords.extraContent, ...words };
  const { sideQuests } = content.game;
  const all = sideProjects(chosenContent('manual', content));
  const plan = extrasPlan(all, sideQuests, alsoLines(content));
  const { projects, omitted, projectSizePx, questSizePx, pictures, also, detailsLeftOut } = plan;
  const isEmpty = all.length === 0 && sideQuests.length === 0 && also.lines.length === 0;
  return (
    <PageFrame {...rest} heading={text.heading}>
      {isEmpty && <Waiting words={text.none} colours={content.game.character} />}
      {all.length > 0 && (
        <section className={styles.section} data-text={projectSizePx}>
          <h3 data-ruled="">{text.projects}</h3>
          {keyed(projects).map(({ key, item }) => (
            <ProjectEntry key={key} project={item} />
          ))}
          {omitted > 0 && (
            <p className={styles.faint} data-text={smallestTextPx}>
              {text.omitted.replace('{count}', String(omitted))}
            </p>
          )}
          {detailsLeftOut > 0 && (
            <p className={styles.faint} data-text={smallestTextPx}>
              {text.shortened.replace('{count}', String(detailsLeftOut))}
            </p>
          )}
        </section>
      )}
      {sideQuests.length > 0 && (
        <section className={styles.section} data-text={questSizePx}>
          <h3 data-ruled="">{text.events}</h3>
          {keyed(sideQuests).map(({ key, item }) => (
            <QuestEntry key={key} quest={item} pictures={pictures} />
          ))}
        </section>
      )}
      <AlsoSection plan={also} words={text} />
    </PageFrame>
  );
}

function AlsoSection({ plan, words }: { plan: AlsoPlan; words: Pick<ExtraContentWords, 'also' | 'alsoOmitted'> }) {
  const { lines, leftOut, sizePx } = plan;
  return (
    <>
      {lines.length > 0 && (
        <section className={styles.also} data-text={sizePx} aria-label={words.also}>
          {lines.map((line) => (
            <p key={line.name} dir="auto">
              <b>{line.heading}</b>: <bdi>{line.words}</bdi>
            </p>
          ))}
        </section>
      )}
      {leftOut.length > 0 && (
        <p className={styles.faint} data-text={smallestTextPx}>
          {words.alsoOmitted.replace('{sections}', () => leftOut.join(', '))}
        </p>
      )}
    </>
  );
}

function ProjectEntry({ project }: { project: SideProject }) {
  const { name, description, period, highlights, keywords, url } = project;
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
            <p className={styles.faint}>
              <bdi>{period}</bdi>
            </p>
          )}
        </div>
      )}
      {description && (
        <p dir="auto">
          <Linked url={name ? undefined : url}>{description}</Linked>
        </p>
      )}
      <RichList className={list.list} texts={highlights} />
      {keywords.length > 0 && (
        <p className={styles.faint} data-text={smallestTextPx} dir="auto">
          {keywords.join(' · ')}
        </p>
      )}
    </div>
  );
}

type QuestEntryProps = { quest: Game['sideQuests'][number]; pictures: 'large' | 'small' };

function QuestEntry({ quest: { title, kind, picture, story, link }, pictures }: QuestEntryProps) {
  const address = webAddress(link?.url);
  return (
    <div className={styles.quest}>
      <SideQuestPicture className={styles.picture} picture={picture} data-size={pictures} />
      <div>
        <div className={styles.line} dir="auto">
          <h4>{title}</h4>
          {' · '}
          <p className={styles.kind}>
            <bdi>{kind}</bdi>
          </p>
        </div>
        <PrintedParagraphs className={styles.story} texts={story} />
        {link && address && (
          <p className={styles.link} dir="auto">
            <a href={address}>{link.label}</a>
          </p>
        )}
      </div>
    </div>
  );
}
