import { clsx } from 'clsx';
import { documentNames } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { useMessages } from '../app/messagesContext.ts';
import { siteFile } from '../app/siteBase.ts';
import { paperMessages } from '../messages/paperMessages.ts';
import paper from './PaperSheet.module.css';
import styles from './PlainResume.module.css';
import { ResumeSheet } from './plainResume/ResumeSheet.tsx';

/** The plain résumé, with links to other forms of it. */
export function PlainResume() {
  return <ResumeSheet foot={<Foot />} />;
}

/** Links below the last section: the résumé as Word and JSON, the letter, and the licenses. */
function Foot() {
  const text = useMessages('paper', paperMessages);
  const { resume, game } = useContent();
  return (
    <footer className={clsx(paper.ways, styles.foot)}>
      <a href={siteFile('resume.docx')}>{text.word}</a>
      {game.letters.generic.length > 0 && (
        <a href={siteFile(documentNames(resume.basics.name).letter)} target="_blank" rel="noreferrer">
          {text.letter}
        </a>
      )}
      <a href={siteFile('resume.json')} type="application/json">
        {text.json}
      </a>
      <a href={siteFile('licenses.txt')}>{text.licences}</a>
    </footer>
  );
}
