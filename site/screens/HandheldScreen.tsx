import { Link } from 'react-router-dom';
import { documentNames, Handheld, keyFacts } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { siteFile } from '../siteBase.ts';
import styles from './HandheldScreen.module.css';
import { pageAt } from './pages.ts';
import { RoomBehind } from './RoomBehind.tsx';
import { SpokenHeading } from './SpokenHeading.tsx';
import { usePageTitle } from './usePageTitle.ts';

export type HandheldScreenProps = {
  /** Whether it is the page of the console, or the home page in a narrow window. @default 'page' */
  as?: 'page' | 'home';
};

/** The console, whatever the window's width. */
export function HandheldScreen({ as = 'page' }: HandheldScreenProps) {
  const content = useContent();
  const { name, role } = keyFacts(content);
  usePageTitle(pageAt(as === 'home' ? '/' : '/handheld').words(content).title);
  const owner = role ? `${name}, ${role}` : name;
  return (
    <div className={styles.screen}>
      <SpokenHeading>{as === 'home' ? owner : `The console of ${name}`}</SpokenHeading>
      {as === 'page' && <RoomBehind />}
      <Handheld content={content} resumeUrl={siteFile(documentNames(name).resume)} />
      <WithoutScript />
    </div>
  );
}

/** Without JavaScript the console shows its first page only: its words stand elsewhere in full. */
function WithoutScript() {
  return (
    <noscript>
      <p>
        Without JavaScript, everything the console says is in <Link to="/flipbook">the manual</Link>, and the facts are
        in <Link to="/resume">the plain résumé</Link>.
      </p>
    </noscript>
  );
}
