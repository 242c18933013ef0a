import { blocksOf, keyed, RichBlocks, WorkImage, type WorkPageWords, type WorkPart, workOf } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { ScreenLink } from '../ScreenLink.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { titled } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';
import styles from './WorkPage.module.css';

const fixedWords = { source: 'Source code', resume: 'The résumé', ways: 'Further' };

/** What the owner tells of one project: the problem, what stood in the way, what came of it, with pictures. */
export function WorkPage({ page: { project, title, parts } }: { page: WorkPageWords }) {
  const content = useContent();
  const work = workOf(project, content);
  usePageTitle(titled(title, content));
  return (
    <PaperSheet title={title} lead={work?.outcome}>
      {keyed(parts).map(({ key, item }) => (
        <Part key={key} part={item} />
      ))}
      <nav className={styles.ways} aria-label={fixedWords.ways}>
        {work?.source && (
          <a href={work.source} rel="noreferrer">
            {fixedWords.source}
          </a>
        )}
        <ScreenLink to="/resume">{fixedWords.resume}</ScreenLink>
      </nav>
    </PaperSheet>
  );
}

function Part({ part }: { part: WorkPart }) {
  switch (part.kind) {
    case 'heading':
      return (
        <h2 className={styles.heading} dir="auto">
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
