import { clsx } from 'clsx';
import {
  blocksOf,
  type Content,
  FactLine,
  fillIn,
  isTitleOf,
  keyFacts,
  RichBlocks,
  resumeSections,
  SideQuestPicture,
  useOwnerTextProps,
  WorkImage,
  type WorkPageContent,
  type WorkPart,
  withKeys,
  workLinks,
  workOf,
} from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { ScreenLink } from '../app/layout/ScreenLink.tsx';
import { useMessages } from '../app/messagesContext.ts';
import { paperMessages } from '../messages/paperMessages.ts';
import paper from './PaperSheet.module.css';
import { PaperSheet } from './PaperSheet.tsx';
import { titled } from './pages.ts';
import { Period } from './plainResume/Period.tsx';
import { usePageTitle } from './usePageTitle.ts';
import styles from './WorkPage.module.css';

/** A project page by the owner: the problem, the obstacles and the outcome, with pictures. */
export function WorkPage({ page: { project, title, parts } }: { page: WorkPageContent }) {
  const content = useContent();
  const text = useMessages('paper', paperMessages);
  const work = workOf(project, content);
  const quest = content.game.sideQuests.find((one) => isTitleOf(one.title, project));
  const next = nextWork(project, content);
  usePageTitle(titled(title, content));
  return (
    <PaperSheet
      kicker={[quest?.kind, keyFacts(content).name].filter(Boolean).join(' · ')}
      title={title}
      lead={work?.outcome}
      picture={quest && <SideQuestPicture className={clsx(paper.picture, styles.quest)} picture={quest.picture} />}
      details={<Details project={project} />}
    >
      {withKeys(parts).map(({ key, item }) => (
        <Part key={key} part={item} />
      ))}
      <nav className={paper.ways} aria-label={text.ways}>
        {workLinks(work && { ...work, page: '' }, content).map(({ label, url }) => (
          <a key={url} href={url} rel="noreferrer">
            {label}
          </a>
        ))}
        <ScreenLink to="/resume">{text.resume}</ScreenLink>
        {next && (
          <a href={next.page} dir="auto">
            {fillIn(text.next, { project: next.project })}
          </a>
        )}
      </nav>
    </PaperSheet>
  );
}

/** The project's period, organization, role and keywords in the résumé. */
function Details({ project }: { project: string }) {
  const { lang } = useOwnerTextProps();
  const entry = resumeSections(useContent())
    .flatMap((section) => (section.kind === 'entries' && section.name === 'projects' ? section.entries : []))
    .find(({ title }) => isTitleOf(title.trim(), project));
  if (!entry) return null;
  const { start, end, organization, description, facts } = entry;
  return (
    <div className={styles.details}>
      <p lang={lang}>
        <Period start={start} end={end} />
      </p>
      {[organization, description].filter(Boolean).map((line) => (
        <p key={line} lang={lang}>
          {line}
        </p>
      ))}
      {withKeys(facts).map(({ key, item }) => (
        <p key={key}>
          <FactLine fact={item} />
        </p>
      ))}
    </div>
  );
}

/** The project whose page comes after this one's; the first after the last. */
function nextWork(project: string, { works = [] }: Pick<Content, 'works'>) {
  const withPages = works.filter(({ page }) => page);
  const at = withPages.findIndex((work) => work.project === project);
  const next = withPages[(at + 1) % withPages.length];
  return next?.project === project ? undefined : next;
}

function Part({ part }: { part: WorkPart }) {
  const ownerText = useOwnerTextProps();
  switch (part.kind) {
    case 'heading':
      return (
        <h2 className={styles.heading} {...ownerText}>
          {part.heading}
        </h2>
      );
    case 'text':
      return <RichBlocks className={styles.text} text={blocksOf(part.text)} />;
    case 'picture':
      return <WorkImage className={styles.picture} picture={part.picture} />;
    default:
      return part satisfies never;
  }
}
