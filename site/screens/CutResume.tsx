import { clsx } from 'clsx';
import layout from '../app/layout/RootLayout.module.css';
import { siteFile } from '../app/siteBase.ts';
import { frameMessages } from '../messages/frameMessages.ts';
import { paperMessages as text } from '../messages/paperMessages.ts';
import paper from './PaperSheet.module.css';
import styles from './PlainResume.module.css';
import { PlainResume } from './PlainResume.tsx';

export type CutResumeProps = {
  /** The paths of the cut's documents on the site. */
  files: { pdf: string; word: string };
};

/**
 * A cut: a version of the résumé that hides some entries, and may hide the owner's name. It has no
 * bar and no links to the site's other pages, because those name the owner. It uses no scripts.
 * Only the build renders it.
 */
export function CutResume({ files }: CutResumeProps) {
  return (
    <div className={layout.layout} data-surface="backdrop">
      <main className={layout.screen}>
        <PlainResume seal={null} foot={<Foot files={files} />} />
      </main>
    </div>
  );
}

function Foot({ files }: CutResumeProps) {
  return (
    <footer className={clsx(paper.links, styles.foot)}>
      <a href={siteFile(files.pdf)}>{frameMessages.resume} PDF</a>
      <a href={siteFile(files.word)}>{text.word}</a>
      <a href={siteFile('licenses.txt')}>{text.licenses}</a>
    </footer>
  );
}
