import type { Game } from '../../content/Game.ts';
import { webAddress } from '../../content/webAddress.ts';
import { BulletList } from '../BulletList.tsx';
import { keyed } from '../keyed.ts';
import { PageFrame } from '../PageFrame.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import { type SideProject, sideProjects } from '../sideProjects.ts';
import styles from './ExtraContentPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const fixedWords = {
  heading: 'Extra Content',
  projects: 'Side Projects',
  events: 'Side Quests',
  /** Said when there are neither projects nor side quests. */
  none: 'No extras on this cartridge. The main quest is all there is.',
};

/** The fixed words of {@link ExtraContentPage}. */
export type ExtraContentWords = typeof fixedWords;

/** What the owner does beside the main quest: projects of the résumé, events of the game. */
export function ExtraContentPage({ content, words, ...rest }: InteriorPageProps<ExtraContentWords>) {
  const text = { ...fixedWords, ...words };
  const { sideQuests, site } = content.game;
  const projects = sideProjects(content.resume, site.language);
  return (
    <PageFrame {...rest} heading={text.heading}>
      {projects.length === 0 && sideQuests.length === 0 && <p>{text.none}</p>}
      {projects.length > 0 && <h3>{text.projects}</h3>}
      {keyed(projects).map(({ key, item }) => (
        <ProjectEntry key={key} project={item} />
      ))}
      {sideQuests.length > 0 && <h3>{text.events}</h3>}
      {keyed(sideQuests).map(({ key, item }) => (
        <QuestEntry key={key} quest={item} />
      ))}
    </PageFrame>
  );
}

function ProjectEntry({ project }: { project: SideProject }) {
  const { name, description, period, highlights, keywords, url } = project;
  return (
    <div className={styles.entry}>
      {name && <h4 dir="auto">{url ? <a href={url}>{name}</a> : name}</h4>}
      {period && (
        <p className={styles.small} dir="auto">
          {period}
        </p>
      )}
      {description && <p dir="auto">{!name && url ? <a href={url}>{description}</a> : description}</p>}
      <BulletList texts={highlights} />
      {keywords.length > 0 && (
        <p className={styles.small} dir="auto">
          {keywords.join(' · ')}
        </p>
      )}
    </div>
  );
}

function QuestEntry({ quest: { title, kind, story, link } }: { quest: Game['sideQuests'][number] }) {
  const address = webAddress(link?.url);
  return (
    <div className={styles.entry}>
      <h4 dir="auto">{title}</h4>
      <p className={styles.small} dir="auto">
        {kind}
      </p>
      <Paragraphs texts={story} />
      {link && address && (
        <p>
          <a dir="auto" href={address}>
            {link.label}
          </a>
        </p>
      )}
    </div>
  );
}
