import { Handheld, keyFacts } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import styles from './Home.module.css';
import { Intro } from './Intro.tsx';
import { pageAt } from './pages.ts';
import { SpokenHeading } from './SpokenHeading.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { WithoutScript } from './WithoutScript.tsx';

/**
 * The first screen: the console in a window narrower than 650 px, else the intro. Both are in the HTML and the style
 * sheet shows one, so that nothing flashes and the choice follows the window.
 */
export function Home() {
  const content = useContent();
  const { name, role } = keyFacts(content);
  usePageTitle(pageAt('/').words(content).title);
  return (
    <>
      <div className={styles.narrow}>
        <SpokenHeading>{role ? `${name}, ${role}` : name}</SpokenHeading>
        <Handheld content={content} />
        <WithoutScript />
      </div>
      <Intro className={styles.wide} />
    </>
  );
}
