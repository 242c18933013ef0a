import { ConsolePicture, useVisit } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { LampLight } from './LampLight.tsx';
import styles from './TableTop.module.css';

/** The table below manual or console. In very wide windows, the console's box lies on it. */
export function TableTop() {
  const { shell } = useVisit();
  const { name } = useContent().game.console;
  return (
    <div className={styles.table}>
      <LampLight className={styles.light} />
      <div className={styles.box} data-shell={shell}>
        <ConsolePicture className={styles.console} name={name} />
      </div>
    </div>
  );
}
