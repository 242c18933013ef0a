import {
  blocksOf,
  RichBlocks,
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
import { usePageTitle } from './usePageTitle.ts';
import styles from './WorkPage.module.css';

/** A project page by the owner: the problem, the obstacles and the outcome, with pictures. */
export function WorkPage({ page: { project, title, parts } }: { page: WorkPageContent }) {
  const content = useContent();
  const text = useMessages('paper', paperMessages);
  const work = workOf(project, content);
  usePageTitle(titled(title, content));
  return (
    <PaperSheet title={title} lead={work?.outcome}>
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
      </nav>
    </PaperSheet>
  );
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
