import styles from './Home.module.css';
import { HomeHalf } from './HomeHalf.tsx';

/**
 * The first screen: the console in a window narrower than 650 px, else the intro. Both are in the HTML and the style
 * sheet shows one, so that nothing flashes and the choice follows the window; only the one that is shown has a script.
 */
export function Home() {
  return (
    <>
      <HomeHalf kind="narrow" className={styles.narrow} />
      <HomeHalf kind="wide" className={styles.wide} />
    </>
  );
}
