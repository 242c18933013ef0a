import styles from './Home.module.css';
import { HomeVariant } from './HomeVariant.tsx';

/**
 * The home screen: the console in a window narrower than 650 px, else the intro. Both are prerendered and the style sheet shows
 * one, so that nothing flashes and the choice follows the window; only the one that is shown has a script.
 */
export function Home() {
  return (
    <>
      <HomeVariant kind="narrow" className={styles.narrow} />
      <HomeVariant kind="wide" className={styles.wide} />
    </>
  );
}
