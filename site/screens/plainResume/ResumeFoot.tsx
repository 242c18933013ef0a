import { documentNames } from '../../../src/index.ts';
import { useContent } from '../../contentContext.ts';
import { siteFile } from '../../siteBase.ts';
import styles from './ResumeFoot.module.css';

const fixedWords = {
  word: 'This résumé as a Word document',
  letter: 'A cover letter as a PDF',
  json: 'This résumé as JSON Resume',
  licences: 'Licences of this page’s code and fonts',
};

/**
 * Below the last section: the résumé for programs, the letter, and what the licences of the site's code and fonts ask for. On paper there
 * is none of it.
 */
export function ResumeFoot() {
  const { resume, game } = useContent();
  return (
    <footer className={styles.foot}>
      <a href={siteFile('resume.docx')}>{fixedWords.word}</a>
      {game.letters.generic.length > 0 && (
        <a href={siteFile(documentNames(resume.basics.name).letter)} target="_blank" rel="noreferrer">
          {fixedWords.letter}
        </a>
      )}
      <a href={siteFile('resume.json')} type="application/json">
        {fixedWords.json}
      </a>
      <a href={siteFile('licenses.txt')}>{fixedWords.licences}</a>
    </footer>
  );
}
