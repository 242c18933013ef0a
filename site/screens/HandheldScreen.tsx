import { Handheld, keyFacts } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import styles from './HandheldScreen.module.css';
import { pageAt } from './pages.ts';
import { SpokenHeading } from './SpokenHeading.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { WithoutScript } from './WithoutScript.tsx';

/** The console, whatever the window's width. */
export function HandheldScreen() {
  const content = useContent();
  usePageTitle(pageAt('/handheld').words(content).title);
  return (
    <div className={styles.screen}>
      <SpokenHeading>{`The console of ${keyFacts(content).name}`}</SpokenHeading>
      <Handheld content={content} />
      <WithoutScript />
    </div>
  );
}
