import { clsx } from 'clsx';
import {
  blocksOf,
  type CaseStudyContent,
  CaseStudyImage,
  type CaseStudyPart,
  type Content,
  caseStudyLinks,
  caseStudyOf,
  FactLine,
  fillIn,
  isTitleOf,
  keyFacts,
  RichBlocks,
  resumeSections,
  SideQuestPicture,
  useOwnerTextProps,
  withKeys,
} from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { ScreenLink } from '../app/layout/ScreenLink.tsx';
import { paperMessages as text } from '../messages/paperMessages.ts';
import styles from './CaseStudyPage.module.css';
import paper from './PaperSheet.module.css';
import { PaperSheet } from './PaperSheet.tsx';
import { titleWithOwner } from './pages.ts';
import { Period } from './plainResume/Period.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** The owner's page about a project: the problem, the obstacles and the outcome, with pictures. */
export function CaseStudyPage({ page: { project, title, parts } }: { page: CaseStudyContent }) {
  const content = useContent();
  const caseStudy = caseStudyOf(project, content);
  const quest = content.game.sideQuests.find((sideQuest) => isTitleOf(sideQuest.title, project));
  const nextStudy = nextCaseStudy(project, content);
  usePageTitle(titleWithOwner(title, content));
  return (
    <PaperSheet
      kicker={[quest?.kind, keyFacts(content).name].filter(Boolean).join(' · ')}
      title={title}
      lead={caseStudy?.outcome}
      picture={quest && <SideQuestPicture className={clsx(paper.picture, styles.quest)} picture={quest.picture} />}
      details={<Details project={project} />}
    >
      {withKeys(parts).map(({ key, item }) => (
        <Part key={key} part={item} />
      ))}
      <nav className={paper.links} aria-label={text.links}>
        {caseStudyLinks(caseStudy && { ...caseStudy, page: '' }, content).map(({ label, url }) => (
          <a key={url} href={url} rel="noreferrer">
            {label}
          </a>
        ))}
        <ScreenLink to="/resume">{text.resume}</ScreenLink>
        {nextStudy && (
          <a href={nextStudy.page} dir="auto">
            {fillIn(text.next, { project: nextStudy.project })}
          </a>
        )}
      </nav>
    </PaperSheet>
  );
}

/** The project's facts in the résumé. */
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

/** The next project with a page. After the last one comes the first. `undefined` if there is only one. */
function nextCaseStudy(project: string, { caseStudies = [] }: Pick<Content, 'caseStudies'>) {
  const pageStudies = caseStudies.filter(({ page }) => page);
  const index = pageStudies.findIndex((caseStudy) => caseStudy.project === project);
  const nextStudy = pageStudies[(index + 1) % pageStudies.length];
  return nextStudy?.project === project ? undefined : nextStudy;
}

function Part({ part }: { part: CaseStudyPart }) {
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
      return <CaseStudyImage className={styles.picture} picture={part.picture} />;
    default:
      return part satisfies never;
  }
}
